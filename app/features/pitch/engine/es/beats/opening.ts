import { beat, weigh, type Beat } from '../../compose/beat';
import { hooksFrom, textsOf } from '../../compose/told';
import { countWords } from '../../words';
import { isAnaphoric } from '../clauses';
import { to } from '../grammar';
import { situationAsked, situationTold } from '../situation';
import type { Voice } from '../voice';
import { offered } from './ways-in';

/** Hook and problem: the brief's own words first, else what is true of its sector. */
export function opening(voice: Voice): Beat[] {
  const { reading, sector, vary } = voice;
  const problems = reading.sentences.filter((sentence) => sentence.role === 'problem');
  const hook = problems.find((sentence) => hooksFrom(sentence, standsAlone).length > 0);
  const rest = problems.filter((sentence) => sentence !== hook);
  const toUsers = reading.brief.goal === 'users';
  const general = vary('hook', toUsers ? sector.hooksYou : sector.hooks);
  const question = aimQuestion(voice);
  const situation = situationOf(voice);
  const usual = [
    ...hooksFrom(hook, standsAlone),
    question !== undefined && { text: question, worth: problems.length > 0 ? 1 : 1.3 },
    ...general.map((text, rank) => ({ text, worth: 1.4 - rank * 0.2 })),
  ];
  const lived = situation === undefined ? usual : [{ text: situation, worth: 3 }];
  const hooks = [
    beat('hook', weigh(30, 0, 0, 0), situation === undefined ? usual : [...lived, ...usual]),
    beat('hook', weigh(0, 30, 30, 30), lived),
  ];
  const commonProblem = toUsers ? sector.problemYou : sector.problem;
  const common = commonProblem.map((text, rank) =>
    beat(
      'problem',
      problems.length > 0
        ? weigh(0, 0, rank === 0 ? 0.5 : 0.1, voice.unsure ? Math.max(0.1, 2 - rank * 1.2) : 2 - rank * 0.8)
        : weigh(1.5 - rank, 3 - rank, 4 - rank, 5 - rank),
      // What is true of anything comes after whatever the brief says.
      [{ text, worth: voice.unsure && rank === 2 ? 0.2 : 1 }],
    ),
  );
  return [
    ...hooks,
    offered(voice, standsAlone),
    ...rest.map((sentence) => beat('problem', weigh(2, 6, 8, 8), textsOf(sentence))),
    ...common,
    knowing(voice),
  ];
}

/** The life of the audience as its own words tell it, when the brief tells no problem. */
export function situationOf({ reading }: Voice): string | undefined {
  if (reading.quotedLang !== undefined || reading.sentences.some(({ role }) => role === 'problem'))
    return undefined;
  return reading.brief.goal === 'users' ? situationAsked(reading.audience) : situationTold(reading.audience);
}

function standsAlone(text: string): boolean {
  return !isAnaphoric(text);
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

/** The audience and its problem, in one line. */
function knowing(voice: Voice): Beat {
  const { reading, shortAudience, vary } = voice;
  const owned = reading.sentences.some((sentence) => sentence.role === 'problem');
  const { sure, broad, plural } = reading.audience;
  if (
    voice.unsure ||
    voice.grave ||
    reading.sector === 'tourism' ||
    situationOf(voice) !== undefined ||
    owned ||
    countWords(shortAudience) > 7 ||
    !sure ||
    broad ||
    !plural ||
    reading.brief.goal === 'users'
  )
    return beat('knowing', weigh(0, 0, 0, 0), []);
  return beat(
    'knowing',
    weigh(0, 0.5, 1, 1),
    vary('knowing', [
      `Bien lo saben ${shortAudience}.`,
      `Que se lo digan ${to(shortAudience)}.`,
      `A diario lo viven ${shortAudience}.`,
    ]).slice(0, 1),
  );
}
