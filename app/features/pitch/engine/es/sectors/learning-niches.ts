import type { SectorLines } from '../sector-lines';

type Learning = 'lessons' | 'screens' | 'reading' | 'sport';

export const learningNiches: Record<Learning, SectorLines> = {
  lessons: {
    hooks: [
      '¿Cuánta gente dice «ya soy mayor para aprender»?',
      'Las ganas de aprender suelen acabar en un vídeo a medias.',
      'Empezar es lo más difícil.',
    ],
    hooksYou: ['¿Qué lleva años queriendo aprender?', '¿Y si empezara esta semana?'],
    problem: [
      'Se empieza solo, se atasca uno pronto y no hay a quien preguntar.',
      'Los cursos largos asustan y los vídeos no corrigen.',
      'Y entre el trabajo y la casa, siempre queda para septiembre.',
    ],
    problemYou: [
      'Se empieza solo, se atasca uno pronto y no hay a quien preguntar.',
      'Los cursos largos asustan y los vídeos no corrigen.',
      'Y entre el trabajo y la casa, siempre queda para septiembre.',
    ],
    rivals: ['las academias', 'los vídeos gratuitos', 'los manuales'],
    habit: 'dejarlo para septiembre',
    gap: 'Enseñan a todos lo mismo, y cada uno se atasca en un sitio distinto.',
    test: 'cuántos siguen después de las primeras clases',
    proof: 'número de alumnos',
    why: ['Lo que se aprende con gusto no se olvida.', 'Nadie se arrepiente de haber empezado.'],
    tries: [
      'Venga a una clase suelta y decida después.',
      'Diga qué quiere saber hacer: se empieza por ahí.',
      'No hace falta saber nada para la primera clase.',
    ],
  },
  screens: {
    hooks: [
      'Una cita, un banco, una receta: casi todo pasa ya por una pantalla.',
      '¿Quién explica el móvil con paciencia?',
    ],
    hooksYou: ['¿Cuántas veces ha pedido que se lo hagan en el móvil?', '¿Le dan miedo los botones?'],
    problem: [
      'Los trámites se han ido a internet, y a mucha gente nadie se lo enseñó.',
      'Los hijos lo hacen por ellos, deprisa y sin explicar.',
      'Y a quien se equivoca una vez le da miedo volver a tocar.',
    ],
    problemYou: [
      'Los trámites se han ido a internet, y nadie se lo enseñó.',
      'Quien le ayuda lo hace deprisa y sin explicar.',
      'Y después de un error, da miedo volver a tocar.',
    ],
    rivals: ['los cursos en grupo', 'los vídeos gratuitos', 'la ayuda de los hijos'],
    habit: 'pedir que lo haga otro',
    gap: 'Lo resuelven por uno, y a la semana siguiente hay que volver a pedirlo.',
    test: 'qué hacen ya sin ayuda al cabo de unas clases',
    proof: 'número de alumnos',
    why: ['Saber hacerlo solo es no tener que pedirlo.', 'Cada año quedan menos ventanillas.'],
    tries: [
      'Traiga el trámite que más le pesa: se empieza por ese.',
      'Tome sus notas, con sus palabras.',
      'Pregunte lo mismo las veces que haga falta.',
    ],
  },
  reading: {
    hooks: [
      '¿Por qué un niño que pide cuentos deja luego de abrir libros?',
      'A leer se aprende en clase; a querer leer, en casa.',
      'Leer también se contagia.',
    ],
    hooksYou: [
      '¿Cuándo abrió su hijo un libro sin que nadie se lo pidiera?',
      '¿Quién elige los libros en su casa?',
    ],
    problem: [
      'Hay tantos libros que elegir uno se vuelve una tarea más.',
      'El que no engancha en tres páginas se queda en la mesilla.',
      'Y la pantalla siempre está más cerca.',
    ],
    problemYou: [
      'Hay tantos libros que elegir uno se vuelve una tarea más.',
      'El que no engancha en tres páginas se queda en la mesilla.',
      'Y la pantalla siempre está más cerca.',
    ],
    rivals: ['las tiendas en línea', 'las listas de los más vendidos', 'las pantallas'],
    habit: 'comprar el libro que está de moda',
    gap: 'Recomiendan lo que se vende, no lo que este lector necesita.',
    test: 'cuántos libros se acaban de verdad',
    proof: 'número de lectores',
    why: [
      'Un lector se hace con el libro justo en el momento justo.',
      'Lo que se lee de niño se recuerda siempre.',
    ],
    tries: [
      'Lea las primeras páginas en voz alta: se sabe enseguida.',
      'Deje que elija quien va a leer.',
      'Un libro acabado vale más que cinco empezados.',
    ],
  },
  sport: {
    hooks: [
      'Empezar a moverse es fácil. Seguir en febrero, no tanto.',
      '¿Cuántos abonos de gimnasio se pagan sin ir?',
      'Moverse es fácil; seguir, no.',
    ],
    hooksYou: [
      '¿Cuántas veces ha empezado y lo ha dejado?',
      '¿Cuándo fue la última vez que se movió con ganas?',
    ],
    problem: [
      'Se empieza con ganas y se deja al primer resfriado.',
      'Los horarios no cuadran, y solo se afloja antes.',
      'Y entrenar sin que nadie mire acaba en molestias.',
    ],
    problemYou: [
      'Se empieza con ganas y se deja al primer resfriado.',
      'Los horarios no cuadran, y solo se afloja antes.',
      'Y entrenar sin que nadie mire acaba en molestias.',
    ],
    rivals: ['los gimnasios', 'los vídeos gratuitos', 'el entreno por libre'],
    habit: 'dejarlo para el lunes',
    gap: 'Ponen el sitio o el vídeo, pero no a alguien que espere.',
    test: 'cuántos siguen viniendo al tercer mes',
    proof: 'número de practicantes',
    why: [
      'El cuerpo agradece la constancia más que el esfuerzo.',
      'Se vuelve por el ejercicio y por la gente.',
    ],
    tries: [
      'Venga un día, con ropa cómoda y sin prisa.',
      'Diga qué le duele antes de empezar.',
      'Cuente las semanas, no los kilos.',
    ],
  },
};
