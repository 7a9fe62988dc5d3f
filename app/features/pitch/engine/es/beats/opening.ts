import { beat, weigh, type Beat, type Variant } from '../../compose/beat';
import type { BriefSentence } from '../../read/reading';
import { countWords } from '../../words';
import { isAnaphoric } from '../clauses';
import { to } from '../grammar';
import { sectorTexts } from '../sector-text';
import type { Voice } from '../voice';

/** Hook and problem: the brief's own words first, else what is true of its sector. */
export function opening(voice: Voice): Beat[] {
  const { reading, sector, vary } = voice;
  const problems = reading.sentences.filter((sentence) => sentence.role === 'problem');
  const hook = problems.find((sentence) => hooksOf(sentence).length > 0);
  const rest = problems.filter((sentence) => sentence !== hook);
  const toUsers = reading.brief.goal === 'users';
  const general = vary('hook', toUsers ? sector.hooksYou : sector.hooks);
  const question = aimQuestion(voice);
  const hooks = beat('hook', weigh(30, 30, 30, 30), [
    ...hooksOf(hook),
    question !== undefined && { text: question, worth: problems.length > 0 ? 1 : 1.3 },
    ...aboutThem(voice),
    ...general.map((text, rank) => ({ text, worth: 1.4 - rank * 0.2 })),
  ]);
  const commonProblem = toUsers ? sector.problemYou : sector.problem;
  const common = commonProblem.map((text, rank) =>
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
    ...rest.map((sentence) => beat('problem', weigh(2, 6, 8, 8), textsOf(sentence))),
    ...common,
    knowing(voice),
  ];
}

/** The texts of a sentence of the brief: whole, then shorter. */
export function textsOf(sentence: BriefSentence): { text: string; worth: number }[] {
  return [sentence.text, ...sentence.shorter].map((text, rank) => ({
    text,
    worth: rank === 0 ? 4 : 1.5 - rank * 0.2,
  }));
}

/** A problem of the brief in words short enough to open with, longest first. */
function hooksOf(sentence: BriefSentence | undefined): Variant[] {
  if (sentence === undefined) return [];
  return [sentence.text, ...sentence.shorter]
    .filter((text) => countWords(text) <= 20 && !isAnaphoric(text))
    .map((text, rank) => ({ text, worth: (/\d/u.test(text) ? 6 : 5) - rank * 0.3 }));
}

/** « ¿Cómo reducir el desperdicio? », when the aim stands by itself. */
function aimQuestion({ reading }: Voice): string | undefined {
  const { aim, phrase } = reading.offer;
  const said = [phrase, ...reading.sentences.map(({ text }) => text)].some((text) =>
    text?.includes(aim ?? ''),
  );
  if (aim === undefined || phrase === undefined || said || countWords(aim) > 11 || leans.test(aim))
    return undefined;
  return `¿Cómo ${aim}?`;
}

const leans =
  /(?:^|\s)(?:sus?|mis?|nuestr[oa]s?|ell[oa]s|él|ello|est[aeo]s?|est[ao])(?!\p{L})|^\p{L}+[aei]r(?:l[aeo]s?|se)(?!\p{L})/iu;

/** An opening about the audience, when the sector says nothing. */
function aboutThem({ reading, sector, shortAudience, vary }: Voice): Variant[] {
  const { sure, plural, broad } = reading.audience;
  if (sector !== sectorTexts.general || !sure || !plural || broad || reading.brief.goal === 'users')
    return [];
  return vary('them', [
    `Pregunte ${to(shortAudience)} qué les quita el tiempo: la respuesta llega enseguida.`,
    `¿Qué les quita más tiempo ${to(shortAudience)}?`,
  ]).map((text, rank) => ({ text, worth: 1.7 - rank * 0.2 }));
}

/** The audience and its problem, in one line. */
function knowing({ reading, shortAudience, vary }: Voice): Beat {
  const owned = reading.sentences.some((sentence) => sentence.role === 'problem');
  const { sure, broad, plural } = reading.audience;
  if (owned || countWords(shortAudience) > 7 || !sure || broad || !plural || reading.brief.goal === 'users')
    return beat('knowing', weigh(0, 0, 0, 0), []);
  return beat(
    'knowing',
    weigh(0, 1, 2, 3),
    vary('knowing', [
      `Bien lo saben ${shortAudience}.`,
      `Que se lo digan ${to(shortAudience)}.`,
      `A diario lo viven ${shortAudience}.`,
    ]).slice(0, 1),
  );
}
