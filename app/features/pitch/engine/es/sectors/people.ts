import type { SectorLines } from '../sector-lines';

type People = 'health' | 'culture' | 'association' | 'education' | 'tourism' | 'services';

export const peopleSectors: Record<People, SectorLines> = {
  health: {
    hooks: [
      'Entre una consulta y la siguiente, ¿quién está pendiente?',
      'Cuidar de alguien cercano suele empezar sin libro de instrucciones.',
      'En los cuidados, lo que más escasea es el tiempo.',
      'En los cuidados falta tiempo.',
    ],
    hooksYou: [
      'Entre una consulta y la siguiente, ¿a quién pregunta usted?',
      '¿A quién acude cuando la consulta está cerrada?',
    ],
    problem: [
      'A los profesionales les falta tiempo, a los pacientes explicaciones y a las familias descanso.',
      'Entre dos consultas, cada uno se las arregla con lo que entendió.',
      'Las pequeñas señales pasan desapercibidas hasta que dejan de ser pequeñas.',
    ],
    problemYou: [
      'Entre dos consultas, uno se las arregla con lo que entendió.',
      'Las dudas llegan siempre cuando la consulta está cerrada.',
      'Y las pequeñas señales pasan desapercibidas hasta que dejan de ser pequeñas.',
    ],
    rivals: ['los centros de salud', 'las aplicaciones para todos los públicos', 'la propia familia'],
    habit: 'esperar a la próxima consulta',
    gap: 'Cada uno ayuda en lo suyo, y el día a día se queda en casa.',
    test: 'cuánto se usa de verdad con un primer grupo',
    proof: 'número de personas atendidas',
    why: [
      'La población envejece y faltan manos: cada hora devuelta al cuidado cuenta.',
      'Lo que se ve pronto se cuida mejor.',
    ],
  },
  culture: {
    hooks: [
      '¿Por qué tanta gente cree que la cultura no es para ella?',
      'Una sala vacía rara vez es culpa de la obra.',
      '¿Qué hace que alguien cruce esa puerta por primera vez?',
      'La cultura también empieza cerca.',
    ],
    hooksYou: [
      '¿Cuándo fue la última vez que un espectáculo le sorprendió de verdad?',
      '¿Le gustaría salir más, pero no sabe por dónde empezar?',
      '¿Y si saliera más?',
    ],
    problem: [
      'Las obras están ahí, el público también, y se cruzan demasiado poco.',
      'La distancia, el precio y la vergüenza dejan fuera a mucha gente.',
      'Y muchos lugares hablan sobre todo a quien ya viene.',
    ],
    problemYou: [
      'Muchos lugares hablan sobre todo a quien ya viene.',
      'La distancia y el precio acaban decidiendo por usted.',
      'Y elegir sin saber da pereza, así que uno se queda en casa.',
    ],
    rivals: ['las pantallas en casa', 'las grandes instituciones', 'los planes con amigos'],
    habit: 'quedarse en casa',
    gap: 'Lo más cómodo está en el sofá, y lo más vivo suele quedar lejos.',
    test: 'cuántos vuelven después de la primera vez',
    proof: 'número de asistentes',
    why: [
      'Un primer encuentro que sale bien hace público para mucho tiempo.',
      'Un lugar que se vacía cierra, y casi nunca vuelve a abrir.',
    ],
  },
  association: {
    hooks: [
      '¿Cuánta gente ayudaría si alguien le dijera cómo?',
      'Cerca de nosotros hay quien necesita una mano y no se atreve a pedirla.',
      'Ayudar debería ser más fácil.',
    ],
    hooksYou: [
      '¿Le gustaría ayudar, pero no sabe por dónde empezar?',
      '¿Y si echar una mano cerca de casa fuera así de sencillo?',
      '¿Le gustaría ayudar cerca de casa?',
    ],
    problem: [
      'Las ganas de ayudar existen, la necesidad también, pero nada las une.',
      'Las asociaciones pasan las tardes buscando manos y recursos.',
      'Quien más ayuda necesita suele ser quien menos la pide.',
    ],
    problemYou: [
      'Ganas de ayudar no faltan, pero nadie le dice dónde hacen falta.',
      'Quien más ayuda necesita suele ser quien menos la pide.',
      'Y entre unas cosas y otras, el momento nunca llega.',
    ],
    rivals: ['los servicios públicos', 'las grandes organizaciones', 'la ayuda de la familia'],
    habit: 'dejar que cada uno se las arregle',
    gap: 'Llegan a muchos, pero no siempre a quien vive en la puerta de al lado.',
    test: 'qué cambia para las primeras personas',
    proof: 'número de personas atendidas',
    why: [
      'La soledad crece sin ruido, y la acabamos pagando entre todos.',
      'Un lazo que se crea a tiempo evita muchas urgencias.',
    ],
  },
  education: {
    hooks: [
      '¿Qué pasa el día en que un alumno deja de levantar la mano?',
      'Aprender puede cualquiera, si el escalón tiene la altura justa.',
      'Nadie aprende al mismo paso.',
    ],
    hooksYou: [
      '¿Se acuerda de una duda que se quedó sin respuesta en clase?',
      '¿Quiere aprender y nada va a su ritmo?',
      '¿Quiere aprender a su ritmo?',
    ],
    problem: [
      'Una clase avanza a un solo paso, y nadie aprende al mismo paso.',
      'Los docentes lo ven, pero les falta tiempo para cada uno.',
      'El alumno que se descuelga no lo dice: se calla.',
    ],
    problemYou: [
      'El grupo avanza y las dudas se quedan atrás.',
      'A fuerza de callar, uno cree que no vale para eso.',
      'Y pedir ayuda da más vergüenza cuanto más se espera.',
    ],
    rivals: ['las clases particulares', 'los vídeos gratuitos', 'los manuales'],
    habit: 'esperar a que se pase solo',
    gap: 'El material sobra; lo que falta es alguien que mire dónde se atascó cada uno.',
    test: 'cuánto avanza un primer grupo',
    proof: 'número de alumnos',
    why: [
      'Una dificultad atendida a tiempo no llega a ser un fracaso.',
      'Lo que se aprende con gusto no se olvida.',
    ],
  },
  tourism: {
    hooks: [
      '¿Para qué viajar, si es para ver lo mismo que todo el mundo?',
      'Los lugares más bonitos suelen ser los que nadie nombra.',
      'Todos viajan a los mismos sitios.',
    ],
    hooksYou: [
      '¿De verdad descansó en sus últimas vacaciones?',
      '¿Y si el viaje empezara donde acaba la multitud?',
    ],
    problem: [
      'Todo el mundo va a los mismos sitios en las mismas fechas.',
      'Quien acoge bien en otros lugares sigue siendo invisible, por falta de tiempo y de medios.',
      'El viajero compara fotos y elige casi al azar.',
    ],
    problemYou: [
      'Usted compara fotos y elige casi al azar.',
      'Cuando llega, la multitud ya está allí.',
      'Y lo que de verdad valía la pena quedaba dos calles más allá.',
    ],
    rivals: ['las grandes plataformas de reservas', 'las agencias', 'los consejos de los amigos'],
    habit: 'volver al sitio de siempre',
    gap: 'Todos enseñan lo más visto, porque es lo más fácil de vender.',
    test: 'cuántas reservas llegan en una primera temporada',
    proof: 'número de viajeros',
    why: [
      'Un territorio que acoge bien conserva sus tiendas y a su gente.',
      'Ir menos lejos y quedarse más tiempo también es viajar.',
    ],
  },
  services: {
    hooks: [
      '¿Quién no ha aplazado una tarea por no saber a quién confiarla?',
      'El tiempo que se va en pequeñas tareas no sale en ninguna factura.',
      '¿A quién confiar una tarea así?',
    ],
    hooksYou: [
      '¿Qué haría con unas horas más cada semana?',
      '¿Qué tarea lleva meses aplazando por no saber a quién confiarla?',
    ],
    problem: [
      'Encontrar a alguien de confianza suele llevar más tiempo que la propia tarea.',
      'Los precios son confusos y los plazos también.',
      'Así que cada uno lo hace por su cuenta, tarde y mal.',
    ],
    problemYou: [
      'Encontrar a alguien de confianza le lleva más tiempo que la propia tarea.',
      'Los precios son confusos y los plazos también.',
      'Así que uno lo acaba haciendo por su cuenta, tarde y mal.',
    ],
    rivals: ['las grandes empresas', 'los autónomos que se encuentran en internet', 'el boca a boca'],
    habit: 'hacerlo todo uno mismo',
    gap: 'Encontrar un nombre es fácil; saber si cumplirá, no tanto.',
    test: 'cuántos vuelven después del primer encargo',
    proof: 'número de clientes',
    why: [
      'La confianza se gana encargo a encargo, y después se recomienda sola.',
      'El tiempo propio es de lo que menos se puede comprar.',
    ],
  },
};
