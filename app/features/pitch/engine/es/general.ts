import type { OfferCategory } from '../../pitch';
import type { Audience, Reading } from '../read/reading';
import { countWords, fold, rotate, upperFirst } from '../words';
import {
  asksOfThings,
  asksOfWork,
  atHome,
  atOnce,
  atScreen,
  atWork,
  hooksOfKind,
  matters,
  mattersAtWork,
  onceHooks,
  secondThoughts,
  spreads,
  tries,
  unfit,
  unfitYou,
} from './general-text';
import { met, onDesk, onScreen, proofs, suppliers, type Met } from './general-rivals';
import { to } from './grammar';
import { isDigital, isForWork } from './kind';
import { isOnce } from './occasion';
import type { SectorLines } from './sector-lines';

/** What can be said when no sector is clear: it leans on the audience, the goal and the kind of offer. */
export function generalText(reading: Reading): SectorLines {
  const { audience, brief, seed } = reading;
  const pick = (purpose: string, options: readonly string[]) => rotate(options, seed, purpose).slice(0, 1);
  const named = audience.sure && !audience.broad && countWords(audience.short) <= 8;
  const forWork = isForWork(fold(brief.usedBy));
  const digital = isDigital(reading);
  const once = isOnce(reading);
  const work = forWork && !digital;
  const usual = once ? atOnce : usualOf(reading);
  const rivals = work ? suppliers : meets(reading);
  return {
    hooks: named ? hooksAbout(audience, brief.category) : openHooks,
    hooksYou: once
      ? onceHooks
      : [
          '¿Cómo se las arregla usted hoy?',
          '¿Y si fuera más fácil de lo que parece?',
          ...hooksOfKind[brief.category],
        ],
    problem: [...pick('unfit', named ? unfitTo(reading) : unfit), ...usual],
    problemYou: [...pick('unfit', unfitYou), ...usual],
    ...rivals,
    gap: pick('gap', rivals.gap).join(' '),
    test: work
      ? 'cuántos de los primeros clientes renuevan'
      : 'qué hacen los primeros cuando pasa la curiosidad',
    proof: work ? 'número de clientes' : digital ? 'número de usuarios' : proofs[brief.category],
    why: [
      ...(once
        ? ['Lo que se hace una sola vez no se aprende por el camino.']
        : pick('matters', work ? mattersAtWork : matters[brief.category])),
      ...pick('spreads', spreadsAmong(reading, named)),
    ],
    tries: [
      firstTry(reading),
      ...pick('asks', brief.category === 'product' && !digital ? asksOfThings : asksOfWork),
      ...pick('thoughts', secondThoughts),
    ],
  };
}

function usualOf(reading: Reading): string[] {
  const { brief, seed } = reading;
  const plan = brief.category === 'project' || brief.category === 'concept';
  const options = isForWork(fold(brief.usedBy))
    ? atWork
    : isDigital(reading) && !plan
      ? atScreen
      : atHome[brief.category];
  return rotate(options, seed, 'usual')[0] ?? [];
}

/** What there is, and those it was not made for. */
function unfitTo({ audience, sentences }: Reading): string[] {
  const owned = sentences.some(({ role }) => role === 'problem');
  const spoken = sentences.some(({ role, text }) => role === 'problem' && saysWho(text, audience));
  const them = owned && !spoken ? audience.short : pronoun(audience);
  const adapts = audience.plural ? 'se adaptan' : 'se adapta';
  return [
    `Lo que hay no siempre se pensó para ${them}.`,
    `Lo que vale para todos no siempre vale para ${them}.`,
    upperFirst(
      `${owned && !spoken ? `${audience.short} ` : ''}${adapts} a lo que hay, cuando debería ser al revés.`,
    ),
  ];
}

function spreadsAmong({ audience, brief }: Reading, named: boolean): string[] {
  return [
    'Lo que de verdad sirve se recomienda, y eso no se compra.',
    spreads[brief.goal],
    ...(named && audience.plural && !/,| y /u.test(audience.short)
      ? [`Lo bueno se cuenta pronto entre ${audience.short}.`]
      : []),
  ];
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
    : (rotate(tries[reading.brief.category], reading.seed, 'tries')[0] ?? '');
}

const openHooks = [
  'Hay molestias tan corrientes que ya nadie se queja de ellas.',
  'Uno se acostumbra a casi todo.',
  'Lo que molesta todos los días acaba por no verse.',
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
function meets(reading: Reading): Met {
  if (isDigital(reading)) {
    if (isOnce(reading)) return { ...onScreen, habit: 'dejarlo pasar' };
    return isForWork(fold(reading.brief.usedBy)) ? onDesk : onScreen;
  }
  const { category, goal } = reading.brief;
  return category === 'project' && goal === 'investors' ? met.offer : met[category];
}
