import type { OfferCategory } from '../../pitch';
import type { Audience, Reading } from '../read/reading';
import { countWords, fold } from '../words';
import {
  atHome,
  atOnce,
  atWork,
  inCommon,
  met,
  onceHooks,
  onDesk,
  onScreen,
  proofs,
  suppliers,
  tries,
} from './general-text';
import { to } from './grammar';
import { isDigital, isForWork } from './kind';
import { isOnce } from './occasion';
import type { SectorLines } from './sector-lines';

/** What can be said when no sector is clear: it leans on the audience and on the kind of offer. */
export function generalText(reading: Reading): SectorLines {
  const { audience, brief, sentences } = reading;
  const named = audience.sure && !audience.broad && countWords(audience.short) <= 8;
  const owned = sentences.some(({ role }) => role === 'problem');
  const forWork = isForWork(fold(brief.usedBy));
  const work = forWork && !isDigital(reading);
  const usual = isOnce(reading) ? atOnce : forWork ? atWork : isPlan(brief.category) ? inCommon : atHome;
  const spoken = sentences.some(({ role, text }) => role === 'problem' && saysWho(text, audience));
  const forThem = owned && !spoken ? `para ${audience.short}` : `para ${pronoun(audience)}`;
  return {
    hooks: named ? hooksAbout(audience, brief.category) : openHooks,
    hooksYou: isOnce(reading)
      ? onceHooks
      : ['¿Cómo se las arregla usted hoy?', '¿Y si fuera más fácil de lo que parece?'],
    problem: [
      named
        ? `Lo que hay no siempre se pensó ${forThem}.`
        : 'Lo que hay sirve a casi todos, y por eso mismo no del todo a nadie.',
      ...usual,
    ],
    problemYou: ['Lo que hay no siempre se pensó para alguien como usted.', ...usual],
    ...(work ? suppliers : meets(reading)),
    test: work
      ? 'cuántos de los primeros clientes renuevan'
      : 'qué hacen los primeros cuando pasa la curiosidad',
    proof: work ? 'número de clientes' : isDigital(reading) ? 'número de usuarios' : proofs[brief.category],
    why: [
      isOnce(reading)
        ? 'Lo que se hace una sola vez no se aprende por el camino.'
        : work
          ? 'Lo que funciona en una empresa se comenta en la de al lado.'
          : 'Lo que se entiende a la primera se prueba antes.',
      'Lo que de verdad sirve se recomienda, y eso no se compra.',
    ],
    tries: [
      firstTry(reading),
      brief.category === 'product' && !isDigital(reading)
        ? 'Pregunte de dónde viene y cómo está hecho: una respuesta clara es buena señal.'
        : 'Pregunte cómo funciona y quién responde: una respuesta clara es buena señal.',
      'Háblelo antes con alguien que le conozca: sus dudas serán las suyas.',
    ],
  };
}

/** True when a text holds the first noun of the audience: « ellos » is then plain. */
function saysWho(text: string, { short, sure }: Audience): boolean {
  const [noun = ''] = fold(short)
    .replace(/^(?:l[oa]s?|el|cada) (?:(?:pequen|grand|nuev|joven|buen)\w* )?/u, '')
    .split(' ');
  return sure && noun.length > 2 && fold(text).includes(noun.slice(0, 6).replace(/[aeo]?s$/u, ''));
}

/** A first step that nobody has to be sure of. */
function firstTry(reading: Reading): string {
  if (isOnce(reading)) return 'Pregunte qué incluye y qué no, antes de empezar.';
  return isDigital(reading)
    ? 'Pruébelo una vez, con un caso suyo, y compare.'
    : tries[reading.brief.category];
}

function isPlan(category: OfferCategory): boolean {
  return category === 'project' || category === 'concept';
}

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
  if (isDigital(reading)) {
    if (isOnce(reading)) return { ...onScreen, habit: 'dejarlo pasar' };
    return isForWork(fold(reading.brief.usedBy)) ? onDesk : onScreen;
  }
  const { category, goal } = reading.brief;
  return category === 'project' && goal === 'investors' ? met.offer : met[category];
}
