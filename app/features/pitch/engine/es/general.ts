import type { OfferCategory } from '../../pitch';
import type { Audience, Reading } from '../read/reading';
import { countWords, fold } from '../words';
import { namesAudience } from './audience';
import { to } from './grammar';
import { isDigital, isForWork } from './kind';
import type { SectorLines } from './sector-lines';

/** What can be said when no sector is clear: it leans on the audience and on the kind of offer. */
export function generalText(reading: Reading): SectorLines {
  const { audience, brief, sentences } = reading;
  const named = audience.sure && !audience.broad && countWords(audience.short) <= 8;
  const owned = sentences.some(({ role }) => role === 'problem');
  const work = isForWork(fold(brief.usedBy)) && !isDigital(reading);
  const spoken = sentences.some(({ role, text }) => role === 'problem' && namesAudience(text, audience));
  const forThem = owned && !spoken ? `para ${audience.short}` : `para ${pronoun(audience)}`;
  return {
    hooks: named ? hooksAbout(audience, brief.category) : openHooks,
    hooksYou: ['¿Cómo se las arregla usted hoy?', '¿Qué le haría cambiar de costumbre?'],
    problem: [
      named
        ? `Lo que hay no siempre se pensó ${forThem}.`
        : 'Lo que hay sirve a casi todos, y por eso mismo no del todo a nadie.',
      ...(work ? atWork : atHome),
    ],
    problemYou: ['Lo que hay no siempre se pensó para alguien como usted.', ...(work ? atWork : atHome)],
    ...(work ? suppliers : meets(reading)),
    test: work
      ? 'cuántos de los primeros clientes renuevan'
      : 'qué hacen los primeros cuando pasa la curiosidad',
    proof: work ? 'número de clientes' : proofs[brief.category],
    why: [
      work
        ? 'Un gasto que vuelve cada mes merece una segunda mirada.'
        : 'Una molestia pequeña que vuelve cada semana acaba costando cara.',
      'Lo que de verdad sirve se recomienda, y eso no se compra.',
    ],
    tries: [
      'Pruébelo una vez, en una semana normal, y compare.',
      brief.category === 'product'
        ? 'Pregunte de dónde viene y cómo está hecho: una respuesta clara es buena señal.'
        : 'Pregunte cómo funciona y quién responde: una respuesta clara es buena señal.',
      'Háblelo antes con alguien que le conozca: sus dudas serán las suyas.',
    ],
  };
}

const atHome = [
  'Se prueba una cosa, luego otra, y al final se deja.',
  'Y cada uno se las arregla como puede.',
];
const atWork = [
  'Cambiar de proveedor da trabajo, y casi nadie tiene tiempo para buscar otro.',
  'Así que el gasto se repite cada mes sin que nadie lo mire.',
];

const suppliers = {
  rivals: ['los proveedores de siempre', 'las grandes empresas', 'los medios propios'],
  habit: 'seguir con el proveedor de siempre',
  gap: 'Cumplen, y a todos les dan lo mismo.',
};

const openHooks = [
  'Hay molestias tan corrientes que ya nadie se queja de ellas.',
  'Uno se acostumbra a casi todo.',
];

function hooksAbout({ short, plural }: Audience, category: OfferCategory): string[] {
  return [
    `¿Qué ${plural ? 'les' : 'le'} falta hoy ${to(short)}?`,
    category === 'service'
      ? `¿A quién ${plural ? 'acuden' : 'acude'} hoy ${short}?`
      : `¿Con qué se ${plural ? 'conforman' : 'conforma'} hoy ${short}?`,
    `¿Qué ${plural ? 'necesitan' : 'necesita'} de verdad ${short}?`,
  ];
}

function pronoun({ plural, feminine }: Audience): string {
  if (plural) return feminine ? 'ellas' : 'ellos';
  return feminine ? 'ella' : 'él';
}

/** Whom such an offer meets, by what it is. */
function meets(reading: Reading): Pick<SectorLines, 'rivals' | 'habit' | 'gap'> {
  if (isDigital(reading)) return onScreen;
  const { category, goal } = reading.brief;
  return category === 'project' && goal === 'investors' ? met.offer : met[category];
}

const onScreen = {
  rivals: ['las aplicaciones para todos los públicos', 'los grupos de mensajes', 'el cuaderno de siempre'],
  habit: 'seguir con mensajes y notas sueltas',
  gap: 'Sirven para casi todo, y por eso mismo nunca del todo.',
};

const met: Record<OfferCategory, Pick<SectorLines, 'rivals' | 'habit' | 'gap'>> = {
  product: {
    rivals: ['los productos de gran tirada', 'las tiendas en línea', 'lo que ya hay en casa'],
    habit: 'seguir con lo que se tiene',
    gap: 'Sirven a casi todos, y por eso mismo no del todo a cada uno.',
  },
  service: {
    rivals: ['las empresas grandes', 'los profesionales sueltos', 'la ayuda de un conocido'],
    habit: 'dejarlo para más adelante',
    gap: 'Encontrar a alguien es fácil; saber si responderá, no tanto.',
  },
  offer: {
    rivals: ['las ofertas para todos los públicos', 'los profesionales sueltos', 'la ayuda de un conocido'],
    habit: 'seguir como hasta ahora',
    gap: 'Sirven a casi todos, y por eso mismo no del todo a cada uno.',
  },
  project: {
    rivals: ['las iniciativas parecidas', 'las grandes organizaciones', 'los arreglos entre conocidos'],
    habit: 'esperar a que otro lo haga',
    gap: 'Hacen lo que pueden, y mucha gente se queda fuera.',
  },
  concept: {
    rivals: ['las soluciones que ya se venden', 'las ideas parecidas', 'los apaños de cada uno'],
    habit: 'seguir como hasta ahora',
    gap: 'Resuelven una parte, y el resto queda para cada uno.',
  },
};

const proofs: Record<OfferCategory, string> = {
  product: 'número de unidades vendidas',
  service: 'número de clientes',
  offer: 'número de clientes',
  project: 'número de participantes',
  concept: 'número de personas interesadas',
};
