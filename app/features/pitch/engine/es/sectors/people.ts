import type { SectorLines } from '../sector-lines';

type People = 'health' | 'association' | 'education';

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
    tries: [
      'Háblelo con quien ya le atiende: su opinión cuenta.',
      'Empiece con una sola duda, la que más le pesa.',
      'Pregunte quién responde y qué formación tiene.',
    ],
  },
  association: {
    hooks: [
      '¿Cuánta gente ayudaría si alguien le dijera cómo?',
      'Cerca de nosotros hay quien necesita una mano y no se atreve a pedirla.',
      'Ayudar debería ser más fácil.',
    ],
    hooksYou: [
      '¿Quiere ayudar, pero no sabe por dónde empezar?',
      '¿Y si echar una mano cerca de casa fuera así de sencillo?',
      '¿Quiere ayudar cerca de casa?',
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
    tries: [
      'Venga una tarde, sin compromiso, y mire.',
      'Pregunte qué hace falta esta semana.',
      'Una hora ya ayuda: no hace falta prometer más.',
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
      'Una clase avanza a un solo ritmo, y siempre hay quien se queda atrás.',
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
    tries: [
      'Venga a una sesión y salga con una duda menos.',
      'Pregunte con qué nivel se empieza: nadie llega sabiendo.',
      'Fíjese en lo que sabe hacer al salir, no en el programa.',
    ],
  },
};
