import type { Goal, Manner, Refinement } from '../../../pitch';
import { listeners } from './goals';

/** What one refinement asks; the rules of every pitch follow it. */
export function refineRules(asked: Refinement): string[] {
  return [
    // Without this models write a new pitch each time, and the founder loses the lines that were good.
    'Rewrite the pitch below into another version. Keep what the change does not concern: the facts, the order, the good lines.',
    ...changeOf(asked),
    // A version that adds facts is no version.
    'The brief and its answers are the only source of facts; a sentence of the old pitch that they do not bear out goes.',
  ];
}

/** Manners that were asked before hold on, or the next refinement would undo them. */
export function standingRules(asked: Refinement[]): string[] {
  const earlier = asked.slice(0, -1).filter((one) => one.kind === 'manner');
  return [...new Set(earlier.map(({ manner }) => manner))].map(
    (manner) => `Still holds from before: ${manners[manner]}`,
  );
}

function changeOf(asked: Refinement): string[] {
  switch (asked.kind) {
    case 'manner':
      return [manners[asked.manner]];
    case 'goal':
      return goalChange(asked.goal);
    case 'language':
      // Word for word, a hook dies.
      return [
        'The old pitch is in another language. Say the same in the language to write in as a native speaker would say it; hooks and idioms are found anew, not translated.',
      ];
    case 'opening':
      return [
        'Begin all four texts with the line in the block “opening”, word for word, and let what follows go on from it. It is also the first of openings; the other openings stay as they are.',
      ];
    case 'answer':
      // The answer is the one thing that the founder waits to hear.
      return [
        'The founder has answered a question, in the block “answer”. Say that fact in all four texts where it is strongest, in place of the blank or the weak line that it mends.',
      ];
  }
}

function goalChange(goal: Goal): string[] {
  return [
    `The listener is another one: ${listeners[goal].who}. Change problem, proof and ask for this listener; what only the former listener cared for goes.`,
  ];
}

const manners: Record<Manner, string> = {
  // The bands below are already the shorter ones.
  shorter: 'Shorter: say fewer things, the strongest ones, in the smaller number of words given below.',
  'more-concrete':
    'More concrete: in place of each general sentence put a fact, a moment or a thing from the brief, or a blank for one.',
  'less-jargon':
    'Less jargon: every word of a trade, of business or of fashion becomes one that a twelve-year-old knows.',
  // Formal is not long.
  'more-formal':
    'More formal: measured and polite, no familiar turn, no contraction where the language has them, no question to the listener. Sentences stay short.',
};
