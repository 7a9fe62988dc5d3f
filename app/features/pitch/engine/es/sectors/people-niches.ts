import type { SectorLines } from '../sector-lines';

type People = 'access' | 'youth' | 'artists' | 'clinicians';

export const peopleNiches: Record<People, SectorLines> = {
  access: {
    hooks: [
      'Una ciudad, una pantalla, una reunión: casi todo se pensó sin contar con todos.',
      '¿Cuántas puertas se cierran sin que nadie se dé cuenta?',
      'Lo que excluye casi nunca se ve.',
    ],
    hooksYou: [
      '¿A cuántos planes ha dicho que no por cómo era el sitio?',
      '¿Qué haría si dependiera menos de los demás?',
    ],
    problem: [
      'Quien puede no ve la barrera, y quien la encuentra cada día se cansa de explicarla.',
      'Las adaptaciones llegan tarde, caras o a medias.',
      'Y depender de otro quita las ganas de salir.',
    ],
    problemYou: [
      'Cada salida pide preguntar antes, y a menudo renunciar.',
      'Las adaptaciones llegan tarde, caras o a medias.',
      'Y depender de otro quita las ganas de salir.',
    ],
    rivals: ['las ayudas técnicas clásicas', 'los servicios públicos', 'la ayuda de la familia'],
    habit: 'renunciar al plan',
    gap: 'Resuelven lo urgente, y la libertad de decidir queda para después.',
    test: 'qué hacen solos los primeros usuarios que antes no hacían',
    proof: 'número de personas que ya lo usan',
    why: [
      'Lo que abre una puerta a unos acaba sirviendo a muchos.',
      'La autonomía se nota en las cosas pequeñas.',
    ],
    tries: [
      'Pruébelo en un sitio que ya conozca.',
      'Venga con alguien de confianza la primera vez.',
      'Diga lo que no funciona: nadie lo sabe mejor que usted.',
    ],
  },
  youth: {
    hooks: [
      '¿Dónde se encuentran los jóvenes cuando no tienen dinero?',
      'A los quince años, un sitio propio lo cambia todo.',
    ],
    hooksYou: ['¿Dónde se ve con los suyos cuando todo cierra?', '¿Y si hubiera un sitio propio?'],
    problem: [
      'La tarde se va entre la calle y el móvil.',
      'Casi todo lo que se les propone lo decidieron otros.',
      'Y los sitios que podrían acogerlos cierran pronto.',
    ],
    problemYou: [
      'La tarde se va entre la calle y el móvil.',
      'Casi todo lo que se propone lo decidieron otros.',
      'Y los sitios que podrían servir cierran pronto.',
    ],
    rivals: ['los centros comerciales', 'las actividades municipales', 'el móvil'],
    habit: 'quedarse en casa con el móvil',
    gap: 'Entretienen, pero casi nunca les dejan decidir.',
    test: 'cuántos vuelven sin que nadie los llame',
    proof: 'número de jóvenes',
    why: ['A quien se le confía algo responde.', 'Lo que se construye a esa edad se queda.'],
    tries: [
      'Pásese una tarde, con quien quiera.',
      'Mire quién está allí: es lo que cuenta.',
      'Proponga algo: para eso está.',
    ],
  },
  artists: {
    hooks: [
      'Detrás de cada concierto hay meses de ensayo que nadie ve.',
      '¿Dónde empieza quien todavía no tiene público?',
      'Crear pide tiempo y sitio.',
    ],
    hooksYou: ['¿Dónde trabaja usted en lo que crea?', '¿Qué le falta para terminar lo que ha empezado?'],
    problem: [
      'Los sitios son caros, están lejos o molestan a los vecinos.',
      'Quien empieza hace de todo: crea, vende, transporta y factura.',
      'Y sin un lugar donde probar, muchas ideas no llegan a nacer.',
    ],
    problemYou: [
      'Los sitios son caros, están lejos o molestan a los vecinos.',
      'Uno hace de todo: crea, vende, transporta y factura.',
      'Y sin un lugar donde probar, muchas ideas no llegan a nacer.',
    ],
    rivals: ['las salas comerciales', 'los centros municipales', 'la habitación de cada uno'],
    habit: 'apañarse en casa',
    gap: 'Unas cuestan demasiado y en la otra no se puede hacer ruido.',
    test: 'cuántos vuelven y con qué regularidad',
    proof: 'número de artistas',
    why: [
      'La cultura de mañana ensaya hoy en alguna parte.',
      'Un barrio donde se crea es un barrio con vida.',
    ],
    tries: [
      'Venga a ver el sitio antes de decidir.',
      'Reserve unas horas y pruebe.',
      'Pregunte a quien ya trabaja allí.',
    ],
  },
  clinicians: {
    hooks: [
      '¿Cuánto tiempo de consulta se va en papeles?',
      'En salud, un error pequeño puede salir muy caro.',
      'En salud, cada minuto cuenta.',
    ],
    hooksYou: [
      '¿Cuánto tiempo le dejan los papeles para sus pacientes?',
      '¿Qué tarea quisiera no volver a hacer a mano?',
    ],
    problem: [
      'La carga crece, las manos son las mismas y nada puede fallar.',
      'Lo urgente se come el tiempo de lo importante.',
      'Y cada herramienta nueva pide un tiempo que no hay.',
    ],
    problemYou: [
      'La carga crece, las manos son las mismas y nada puede fallar.',
      'Lo urgente se come el tiempo de lo importante.',
      'Y cada herramienta nueva pide un tiempo que no tiene.',
    ],
    rivals: ['los programas del sector', 'el papel y el teléfono', 'la experiencia de cada uno'],
    habit: 'seguir como siempre se ha hecho',
    gap: 'Registran lo que pasó, y avisan poco de lo que puede pasar.',
    test: 'cuánto tiempo se recupera en una semana de trabajo real',
    proof: 'número de profesionales que lo usan',
    why: ['El tiempo que se recupera vuelve al paciente.', 'Lo que se detecta antes se corrige mejor.'],
    tries: [
      'Pruébelo en un solo puesto durante una semana.',
      'Póngale sus casos difíciles, no los fáciles.',
      'Pregunte qué pasa con los datos.',
    ],
  },
};
