import type { SectorLines } from '../sector-lines';

type Family = 'care' | 'childcare' | 'family' | 'pets';

export const familyNiches: Record<Family, SectorLines> = {
  care: {
    hooks: [
      '¿Quién cuida de quien cuida?',
      'Cuidar de alguien cercano suele empezar sin libro de instrucciones.',
      'Cuidar también cansa.',
    ],
    hooksYou: [
      '¿Cuándo descansó por última vez sin estar pendiente?',
      '¿A quién avisa cuando no llega a todo?',
    ],
    problem: [
      'Quien cuida aprende solo, a deshora y con miedo a equivocarse.',
      'Las ayudas existen, pero están repartidas y piden papeles.',
      'Y pedir un relevo da apuro, aunque haga falta.',
    ],
    problemYou: [
      'Se aprende solo, a deshora y con miedo a equivocarse.',
      'Las ayudas existen, pero están repartidas y piden papeles.',
      'Y pedir un relevo da apuro, aunque haga falta.',
    ],
    rivals: ['las empresas de ayuda a domicilio', 'las residencias', 'los turnos entre familiares'],
    habit: 'aguantar un poco más',
    gap: 'Cubren unas horas, y el resto del día queda para la familia.',
    test: 'cuántas familias siguen con ello al cabo de un mes',
    proof: 'número de familias acompañadas',
    why: [
      'La población envejece, y casi todos cuidaremos o seremos cuidados.',
      'Un relevo a tiempo evita muchas urgencias.',
    ],
    tries: [
      'Empiece por unas horas, un día tranquilo.',
      'Háblelo antes en familia: se decide mejor.',
      'Pregunte quién vendrá y qué formación tiene.',
    ],
  },
  childcare: {
    hooks: [
      '¿Qué hace un padre o una madre cuando el trabajo empieza antes que la guardería?',
      'Los horarios de los niños y los del trabajo rara vez coinciden.',
      '¿Quién cuida a los niños fuera de horas?',
    ],
    hooksYou: [
      '¿Con quién deja a los niños cuando todo está cerrado?',
      '¿A quién llama cuando le cambian el turno?',
    ],
    problem: [
      'Casi todo está pensado para quien trabaja de nueve a cinco.',
      'Encontrar a alguien de confianza lleva semanas, y hace falta mañana.',
      'Y los abuelos no siempre pueden, ni siempre viven cerca.',
    ],
    problemYou: [
      'Casi todo está pensado para quien trabaja de nueve a cinco.',
      'Encontrar a alguien de confianza lleva semanas, y hace falta mañana.',
      'Y los abuelos no siempre pueden, ni siempre viven cerca.',
    ],
    rivals: ['las guarderías', 'los anuncios de canguros', 'los abuelos'],
    habit: 'pedir favores',
    gap: 'Unas cierran pronto y los otros no siempre responden.',
    test: 'cuántas familias repiten después de la primera noche',
    proof: 'número de familias',
    why: [
      'Quien sabe a sus hijos en buenas manos trabaja tranquilo.',
      'Los horarios de trabajo ya no son los mismos para todos.',
    ],
    tries: [
      'Conozca primero a la persona, con los niños delante.',
      'Empiece por un par de horas.',
      'Pregunte qué pasa si el niño se pone malo.',
    ],
  },
  family: {
    hooks: [
      'Con niños en casa, ¿a qué hora se para?',
      'Ser padre o madre se aprende sobre la marcha.',
      'Criar se aprende sobre la marcha.',
    ],
    hooksYou: ['¿A qué hora se para en su casa?', '¿Qué momento del día con los niños se le hace más largo?'],
    problem: [
      'El día se va en idas y venidas, y lo importante queda para la noche.',
      'Consejos sobran; lo que falta es tiempo y calma.',
      'Y lo que funciona en una casa no siempre funciona en la otra.',
    ],
    problemYou: [
      'El día se va en idas y venidas, y lo importante queda para la noche.',
      'Consejos sobran; lo que falta es tiempo y calma.',
      'Y lo que funciona en otra casa no siempre funciona en la suya.',
    ],
    rivals: ['los consejos de los conocidos', 'lo que se encuentra en internet', 'las tiendas infantiles'],
    habit: 'improvisar cada día',
    gap: 'Consejos para todos hay muchos; para cada niño, pocos.',
    test: 'cuántas familias siguen con ello al cabo de un mes',
    proof: 'número de familias',
    why: [
      'Los primeros años pasan una sola vez.',
      'Lo que quita prisa a los padres se lo quita también a los hijos.',
    ],
    tries: [
      'Pruébelo una semana normal, sin vacaciones ni visitas.',
      'Mire qué hace el niño: es quien decide.',
      'Pregunte a otra familia qué le funcionó.',
    ],
  },
  pets: {
    hooks: [
      'Un animal no entiende de horarios ni de reuniones.',
      '¿Qué hace un perro solo en casa todo el día?',
    ],
    hooksYou: ['¿Qué hace su animal cuando usted no está?', '¿Con quién lo deja cuando no puede?'],
    problem: [
      'Los días son largos fuera de casa, y el animal espera.',
      'Se pide un favor una vez, dos, y a la tercera da apuro.',
      'Y dejarlo con cualquiera no tranquiliza a nadie.',
    ],
    problemYou: [
      'El día se alarga, y él le espera.',
      'Se pide un favor una vez, dos, y a la tercera da apuro.',
      'Y dejarlo con cualquiera no le deja tranquilo.',
    ],
    rivals: ['las residencias para animales', 'los anuncios de internet', 'el favor de un vecino'],
    habit: 'dejarlo solo y volver corriendo',
    gap: 'Hay quien lo cuide, pero no siempre quien lo conozca.',
    test: 'cuántos dueños repiten después de la primera vez',
    proof: 'número de animales atendidos',
    why: [
      'Para mucha gente, un animal es uno más de la casa.',
      'Un dueño tranquilo recomienda a quien le ayudó.',
    ],
    tries: [
      'Haga primero una visita con su animal: él le dirá.',
      'Cuente sus manías: ahorran sustos.',
      'Pregunte qué pasa si se pone malo.',
    ],
  },
};
