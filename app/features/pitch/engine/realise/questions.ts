import type { CheckNumber, Question, QuestionId } from '../../pitch';
import { questionIds } from '../../pitch-constants';
import { fillFrame, questionFramesOf } from '../languages/frames';
import { languages } from '../languages/language';
import { typeset } from '../languages/typeset';
import { type FactKind, leastSure, type Reading } from '../facts';
import { answersOf } from '../read/answers';
import { upperFirst } from '../words';
import { slotsForAll } from './slots';

/** What the brief leaves open, best first: five questions at most, none that the brief or an answer tells already. */
export function questionsFor(reading: Reading): Question[] {
  const { lang, brief } = reading;
  const answers = answersOf(brief);
  const slots = slotsForAll(reading);
  return questionIds
    .filter((id) => answers[id] === undefined && !isTold(id, reading))
    .map((id) => {
      const { text, starter, example } = questionFramesOf[lang][id];
      const filled = languages[lang].grammar.joinWords(fillFrame(text, slots) ?? text);
      return {
        id,
        text: typeset(upperFirst(filled), lang),
        starter,
        example: typeset(example, lang),
        lifts: liftedBy[id],
      };
    });
}

/** The check of the score card that an answer to each question lifts. */
export const liftedBy: Record<QuestionId, CheckNumber> = {
  offer: 1,
  moment: 2,
  instead: 5,
  change: 4,
  proof: 6,
  ask: 8,
};

/** Kinds of facts that answer a question; a moment is hardly ever told in a brief, a change only by an answer. */
const tellers: Record<Exclude<QuestionId, 'offer'>, readonly FactKind[]> = {
  moment: ['moment'],
  instead: ['instead', 'difference'],
  change: ['change'],
  proof: ['proof'],
  ask: ['need'],
};

function isTold(id: QuestionId, { facts, brief, offerSure }: Reading): boolean {
  if (id === 'offer') return offerSure >= leastSure.told;
  if (id === 'ask' && brief.goal === 'users') return true;
  return facts.some(({ kind, sure }) => tellers[id].includes(kind) && sure >= 0.6);
}
