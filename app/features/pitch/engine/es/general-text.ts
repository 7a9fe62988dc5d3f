import type { Goal, OfferCategory } from '../../pitch';

export const tries: Record<OfferCategory, string[]> = {
  product: ['Véalo de cerca, sin prisa, y compare.', 'Compárelo con lo que usa hoy, punto por punto.'],
  service: [
    'Empiece por algo pequeño y juzgue por el resultado.',
    'Diga qué espera y escuche qué le proponen.',
    'Compárelo con lo que hace hoy, punto por punto.',
  ],
  offer: [
    'Empiece por algo pequeño y juzgue por el resultado.',
    'Pida que se lo expliquen con un caso como el suyo.',
    'Compárelo con lo que hace hoy, punto por punto.',
  ],
  project: [
    'Venga un día y mírelo con sus propios ojos.',
    'Pregunte qué hace falta y elija una sola cosa.',
    'Traiga a alguien que lo dude: hará las buenas preguntas.',
  ],
  concept: [
    'Diga qué le convencería: todavía se puede cambiar.',
    'Cuente cómo lo resuelve hoy: por ahí se empieza.',
    'Diga también por qué no lo usaría: esa respuesta ayuda más.',
  ],
};

export const asksOfThings = [
  'Pregunte de dónde viene y cómo está hecho: una respuesta clara es buena señal.',
  'Pregunte cuánto dura y qué se puede cambiar.',
  'Pregunte qué pasa si algo falla, y quién responde.',
];
export const asksOfWork = [
  'Pregunte cómo funciona y quién responde: una respuesta clara es buena señal.',
  'Pregunte quién lo hace y desde cuándo.',
  'Pregunte qué pasa si algo no sale bien.',
];
export const secondThoughts = [
  'Háblelo antes con alguien que le conozca: sus dudas serán las suyas.',
  'Apunte lo que no le quede claro: es lo primero que hay que resolver.',
  'Dese una semana: lo que convence hoy debe convencer entonces.',
];

export const hooksOfKind: Record<OfferCategory, string[]> = {
  product: ['¿Qué le falta a lo que usa hoy?', '¿Con qué se conforma usted hoy?'],
  service: ['¿Qué le falta a lo que tiene hoy?', '¿Con qué se conforma usted hoy?'],
  offer: ['¿Qué le falta a lo que tiene hoy?', '¿Con qué se conforma usted hoy?'],
  project: ['¿Qué le falta a lo que hay?'],
  concept: ['¿Qué cambiaría usted de lo que ya existe?', '¿Qué le falta a lo que usa hoy?'],
};

export const onceHooks = ['Hay cosas que se hacen una vez, y nadie enseña cómo.', '¿Por dónde se empieza?'];
export const atOnce = [
  'Se pregunta a unos y a otros, y cada cual dice una cosa.',
  'Y cuando toca decidir, ya corre prisa.',
];
const inCommon = [
  ['Cada cual hace lo que puede por su lado.', 'Alguien tenía que empezar por algún sitio.'],
  ['Lo que no es de nadie espera siempre a que alguien empiece.', 'Y quien empieza solo se cansa pronto.'],
  ['De esto se habla a menudo, y casi siempre queda en hablarlo.', 'Entretanto, no cambia nada.'],
];
const untried = [
  ['Cada cual hace lo que puede por su lado.', 'Alguien tenía que empezar por algún sitio.'],
  ['Entretanto, cada uno se apaña con lo que tiene a mano.', 'Y lo que se apaña se queda a medias.'],
  ['Se echa en falta sin saber cómo llamarlo.', 'Y lo que no tiene nombre no se pide.'],
];
const anyone = [
  'Se mira aquí y allá, y al final se elige lo primero que aparece.',
  'Y la duda se queda donde estaba.',
];
const hired = [
  anyone,
  ['Se oye hablar de muchas cosas, y se prueban pocas.', 'Casi todo se queda para otro día.'],
  ['Cuando hace falta, no siempre se sabe a quién preguntar.', 'Y se acaba haciendo lo de siempre.'],
];
export const atHome: Record<OfferCategory, string[][]> = {
  product: [
    anyone,
    ['Para comparar suele haber una foto y un precio.', 'Lo demás se descubre después.'],
    ['Se compra lo que hay, por no seguir buscando.', 'Y lo que no convence se deja de usar.'],
  ],
  service: hired,
  offer: hired,
  project: inCommon,
  concept: untried,
};
export const atScreen = [
  anyone,
  ['Se prueba una cosa, luego otra, y ninguna se queda.', 'Y al mes siguiente se vuelve a lo de antes.'],
  ['Se instala con ganas y se abre tres veces.', 'Lo que pide más trabajo del que quita se olvida.'],
];
export const atWork = [
  ['En el trabajo, lo urgente pasa siempre delante.', 'Y lo que no le toca a nadie se queda sin hacer.'],
  ['Cambiar da trabajo antes de quitarlo.', 'Por eso se sigue como siempre, un año más.'],
  ['Se sigue con lo de siempre porque ya se conoce.', 'Y lo que podría ir mejor se queda como está.'],
];

export const unfit = [
  'Lo que hay sirve a casi todos, y por eso mismo no del todo a nadie.',
  'Lo que vale para cualquiera rara vez encaja del todo.',
  'Unas opciones se parecen mucho a otras, hasta que se usan.',
];
export const unfitYou = [
  'Lo que hay no siempre se pensó para alguien como usted.',
  'Lo que vale para todos no siempre vale para usted.',
  'Uno acaba adaptándose a lo que hay, cuando debería ser al revés.',
];

const gains = [
  'Lo que se entiende a la primera se prueba antes.',
  'Quien queda contento una vez no vuelve a buscar.',
  'Lo que sale bien una vez se vuelve a pedir.',
];
export const matters: Record<OfferCategory, string[]> = {
  product: [
    'Lo que se entiende a la primera se prueba antes.',
    'Una cosa bien pensada se explica sola en cuanto se usa.',
    'Lo que se usa a gusto no se cambia.',
  ],
  service: gains,
  offer: gains,
  project: [
    'Lo que se entiende a la primera se prueba antes.',
    'Lo que empieza pequeño se puede mirar de cerca y corregir.',
    'Lo que se hace entre varios se defiende entre varios.',
  ],
  concept: [
    'Lo que se entiende a la primera se prueba antes.',
    'Una idea cuesta poco mientras se puede cambiar.',
    'Cuanto antes se pregunta, menos hay que deshacer.',
  ],
};
export const mattersAtWork = [
  'Lo que funciona en un sitio se comenta en el de al lado.',
  'Quien decide pregunta primero a quien ya lo tiene.',
  'En el trabajo se conserva lo que quita problemas.',
];
export const spreads: Record<Goal, string> = {
  investors: 'Cada cliente contento ahorra buscar al siguiente.',
  incubator: 'Cuanto antes se prueba, antes se sabe qué sobra.',
  users: 'Si le sirve, lo contará sin que nadie se lo pida.',
  team: 'Ver a alguien usarlo enseña más que una reunión.',
};
