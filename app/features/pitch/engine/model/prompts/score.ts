import type { CheckNumber } from '../../../pitch';

/** The checks that a reader decides, by the name under which the model answers; the question is the rubric's. */
export const judged = {
  clear: { check: 3, question: 'Is it clear from the first two sentences what it is and for whom?' },
  hook: {
    check: 4,
    question: 'Does it begin with a situation, a number of the brief or a question, and not with a greeting?',
  },
  problem: { check: 5, question: 'Is there one specific problem of a named audience?' },
  outcome: { check: 6, question: 'Is the solution told as an outcome, with at most one mechanism?' },
  difference: { check: 7, question: 'Is the difference from what people do today said outright?' },
  proof: { check: 8, question: 'Is there a proof from the brief that can be checked?' },
  ask: { check: 10, question: 'Is there exactly one ask, at the end, that suits the goal?' },
  repeatable: {
    check: 13,
    question: 'Could someone who heard only this say the product, the customer and the benefit?',
  },
  complete: {
    check: 14,
    question: 'Does what the brief gives (audience, places, values) appear in the longer texts?',
  },
} as const satisfies Record<string, { check: CheckNumber; question: string }>;

/** How a pitch is judged. */
export const scoreRules = [
  // Models praise; a card of praise helps nobody.
  'Judge the pitch below as a strict and benevolent listener. A doubt is “weak”. Where only the founder can know, “yours”.',
  ...Object.entries(judged).map(([name, { question }]) => `verdicts.${name}: ${question}`),
  // The line is looked up in the pitch: one that is retold is thrown away.
  'weakPoints: at most six, the most telling first, only for what you judged “weak”. line: one sentence of the pitch copied exactly, with its blanks. seconds: the text it stands in.',
  // A better line that invents is worse than none.
  'better: that sentence written better, of about the same length, with facts of the brief only; empty when the founder must first give a fact. why: one sentence of at most 25 words to the founder, about this line.',
  // Answers become facts of the next version: questions must be answerable in a breath.
  'questions: at most four, the most telling first, each about one fact that the founder knows and the brief lacks and that would lift the pitch. Answerable in ten words. Not what the answers already say.',
];
