import { beat, weigh, type Beat, type Variant } from '../../compose/beat';
import type { BriefSentence } from '../../read/reading';
import { countWords, fold } from '../../words';
import { isAnaphoric } from '../clauses';
import { saysForWhom } from '../said';
import { sectorTexts } from '../sector-text';
import type { Voice } from '../voice';
import { situationHooks } from './situation';

/** Hook and problem: the brief's own words first, else what is true of its sector. */
export function opening(voice: Voice): Beat[] {
  const { reading, sector, vary } = voice;
  const problems = reading.sentences.filter((sentence) => sentence.role === 'problem');
  const hook = problems.find((sentence) => hooksOf(sentence).length > 0);
  const rest = problems.filter((sentence) => sentence !== hook);
  const toUsers = reading.brief.goal === 'users';
  const general = vary('hook', toUsers ? sector.hooksYou : sector.hooks);
  const question = aimQuestion(voice);
  const unknown = sector === sectorTexts.general;
  const commonProblem = toUsers ? sector.problemYou : sector.problem;
  return [
    beat('hook', weigh(22, 30, 30, 30), [
      ...hooksOf(hook),
      question !== undefined && { text: question, worth: problems.length > 0 ? 1 : 1.6 },
      ...(unknown ? situationHooks(voice) : []),
      ...general.map((text, rank) => ({ text, worth: (unknown ? 0.4 : 1.4) - rank * 0.2 })),
    ]),
    ...rest.map((sentence) => beat('problem', weigh(2, 6, 8, 8), textsOf(sentence))),
    ...commonProblem.map((text, rank) =>
      beat(
        'problem',
        problems.length > 0
          ? rank === 0
            ? weigh(0, 0, 0.5, 2)
            : weigh(0, 0, 0, 0.1)
          : weigh(1.5 - rank, 3 - rank, 4 - rank, 5 - rank),
        [problems.length > 0 && rank > 0 ? { text, worth: -0.6 } : text],
      ),
    ),
    knowing(voice),
  ];
}

/** The texts of a sentence of the brief: whole, then shorter. */
export function textsOf(sentence: BriefSentence): Variant[] {
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

/** “How do you reduce food waste?”, when the aim stands by itself. */
function aimQuestion({ reading }: Voice): string | undefined {
  const { aim } = reading.offer;
  if (aim === undefined || countWords(aim) > 10 || leans.test(fold(aim)) || makes.test(fold(aim)))
    return undefined;
  return `How do you ${aim}?`;
}

const leans =
  /\b(?:their|his|her|our|my|its|them|it|they|this|these|those|themselves|each other|one another|we|us|i|me)\b/u;
// What the founders do, not what the listener wants.
const makes =
  /^(?:create|build|make|open|launch|sell|offer|provide|produce|develop|become|be|set up|start|test|help|give)\b/u;

/** The audience and its problem, in one line. */
function knowing({ reading, shortAudience, sector, vary }: Voice): Beat {
  const { sure, broad, plural } = reading.audience;
  const owned = reading.sentences.some((sentence) => sentence.role === 'problem');
  const named = sector === sectorTexts.general || saysForWhom(reading);
  if (owned || named || !sure || broad || !plural || reading.brief.goal === 'users')
    return beat('knowing', weigh(0, 0, 0, 0), []);
  return beat(
    'knowing',
    weigh(0, 1, 2, 3),
    vary('knowing', [`${shortAudience} know this all too well.`, `Just ask ${shortAudience}.`]).slice(0, 1),
  );
}
