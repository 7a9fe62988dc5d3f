import * as z from 'zod';

import type { FindingStep } from '../finding-step';

/** What people do today instead, and what is different. */
export const step2: FindingStep = {
  purpose: 'step-2',
  notes: {
    alternatives: z.array(z.string()),
    habit: z.string(),
    difference: z.string(),
  },
  rules: () => [
    // A model's list of companies is out of date or made up; a kind of thing is safe and can be said aloud.
    'notes.alternatives: two to four kinds of things that people use today instead, such as “a spreadsheet” or “the shop in town”. Never the name of a company or brand unless the brief names it.',
    // Doing nothing is the competitor that founders forget.
    'notes.habit: what they do when they buy nothing at all.',
    // A difference that the brief does not give is an invention.
    'notes.difference: what the offer does and these do not, only if the brief says it; else empty.',
    'finding: the alternative that is hardest to beat, habit included; then whether the brief says the difference, and how to say it outright.',
  ],
};
