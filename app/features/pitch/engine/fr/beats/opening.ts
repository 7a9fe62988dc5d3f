import { beat, weigh, type Beat } from '../../compose/beat';
import { hooksFrom, textsOf } from '../../compose/told';
import { countWords } from '../../words';
import { isAnaphoric } from '../clauses';
import { isImpersonal } from '../sentences';
import { asksAlone } from '../aim';
import type { Voice } from '../voice';
import { offered } from './ways-in';

/** Hook and problem: the brief's own words first, else what is true of its sector. */
export function opening(voice: Voice): Beat[] {
  const { reading, sector, vary } = voice;
  const problems = reading.sentences.filter((sentence) => sentence.role === 'problem');
  const hook = problems.find((sentence) => hooksFrom(sentence, standsAlone).length > 0);
  const rest = problems.filter((sentence) => sentence !== hook);
  const toUsers = reading.brief.goal === 'users';
  const usual = toUsers ? sector.hooksYou : sector.hooks;
  // The last is the shortest, for when every word counts.
  const general = voice.unplaced ? [...usual] : [...vary('hook', usual.slice(0, -1)), ...usual.slice(-1)];
  const question = aimQuestion(voice);
  const hooks = beat('hook', weigh(30, 30, 30, 30), [
    ...hooksFrom(hook, standsAlone),
    question !== undefined && { text: question, worth: problems.length > 0 ? 1 : 1.6 },
    ...general.map((text, rank) => ({ text, worth: 1.4 - rank * 0.2 })),
  ]);
  const commonProblem = toUsers ? sector.problemYou : sector.problem;
  const unknown = voice.unplaced && problems.length === 0 && reading.quotedLang === undefined;
  const common = commonProblem
    .slice(0, unknown ? 3 : undefined)
    .map((text, rank) =>
      beat(
        'problem',
        problems.length > 0
          ? weigh(0, 0, rank === 0 ? 0.5 : 0.1, 2 - rank * 0.8)
          : weigh(1.5 - rank, 3 - rank, 4 - rank, 5 - rank),
        [text],
      ),
    );
  return [
    hooks,
    offered(voice, standsAlone),
    ...rest.map((sentence) => beat('problem', weigh(2, 6, 8, 8), textsOf(sentence))),
    ...common,
    ...(unknown
      ? [
          beat('problem', weigh(0, 2, 4, 6), [
            toUsers
              ? 'Ce qui vous pèse le plus aujourd’hui : [gêne précise à compléter].'
              : 'Ce qui coince aujourd’hui : [situation vécue à compléter].',
          ]),
        ]
      : []),
    knowing(voice),
  ];
}

function standsAlone(text: string): boolean {
  return !isAnaphoric(text) || isImpersonal(text);
}

/** « Comment réduire le gaspillage ? », when the aim stands by itself. */
function aimQuestion({ reading }: Voice): string | undefined {
  const { aim } = reading.offer;
  if (aim === undefined || !asksAlone(reading.offer)) return undefined;
  return `Comment ${aim} ?`;
}

/** The audience and its problem, in one line. */
function knowing(voice: Voice): Beat {
  const { reading, shortAudience, vary } = voice;
  const owned = reading.sentences.some((sentence) => sentence.role === 'problem');
  // The same long words would come again a few sentences later.
  const again = reading.audience.phrase === shortAudience && countWords(shortAudience) > 3;
  if (
    owned ||
    again ||
    voice.unplaced ||
    !reading.audience.sure ||
    reading.audience.broad ||
    !reading.audience.plural ||
    reading.brief.goal === 'users'
  ) {
    return beat('knowing', weigh(0, 0, 0, 0), []);
  }
  return beat(
    'knowing',
    weigh(0, 1, 2, 3),
    vary('knowing', [
      `${shortAudience} connaissent bien cette situation.`,
      `${shortAudience} en savent quelque chose.`,
      `${shortAudience} le vivent de près.`,
    ]).slice(0, 1),
  );
}
