import { beat, weigh, type Beat } from '../../compose/beat';
import { hooksFrom, textsOf } from '../../compose/told';
import { countWords, fold } from '../../words';
import { isAnaphoric } from '../clauses';
import type { Voice } from '../voice';
import { situationHooks } from './situation';
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
  const unknown = voice.unplaced;
  const commonProblem = toUsers ? sector.problemYou : sector.problem;
  return [
    beat('hook', weigh(22, 30, 30, 30), [
      ...hooksFrom(hook, standsAlone),
      question !== undefined && { text: question, worth: problems.length > 0 ? 1 : 1.6 },
      ...(unknown ? situationHooks(voice) : []),
      ...general.map((text, rank) => ({ text, worth: (unknown ? 0.4 : 1.4) - rank * 0.2 })),
    ]),
    offered(voice, standsAlone),
    ...rest.map((sentence) => beat('problem', weigh(2, 6, 8, 8), textsOf(sentence))),
    ...(unknown && problems.length === 0 && reading.quotedLang === undefined
      ? [
          beat('problem', weigh(0, 1.5, 3.5, 5), [
            toUsers
              ? 'What is hard today: [a precise difficulty to add].'
              : 'What gets in the way today: [a real situation to add].',
          ]),
        ]
      : []),
    // What fits any offer stands beside a problem of the brief only where nothing else fills the band.
    ...commonProblem
      .slice(unknown && problems.length > 0 ? 1 : 0)
      .map((text, rank) =>
        beat(
          'problem',
          problems.length > 0
            ? rank === 0 && !unknown
              ? weigh(0, 0, 0.5, 2)
              : weigh(0, 0, 0, 0.1)
            : weigh(1.5 - rank, 3 - rank, 4 - rank, 5 - rank),
          [problems.length > 0 && (rank > 0 || unknown) ? { text, worth: unknown ? -1.4 : -0.6 } : text],
        ),
      ),
  ];
}

function standsAlone(text: string): boolean {
  return !isAnaphoric(text);
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
  /^(?:create|build|make|open|launch|sell|offer|provide|produce|develop|become|be|set up|start|test|help|give|understand|know|see|get|have|feel)\b/u;
