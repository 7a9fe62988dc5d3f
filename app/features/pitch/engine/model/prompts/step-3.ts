import * as z from 'zod';

import type { FindingStep } from '../finding-step';

/** What selling in those places asks for. */
export const step3: FindingStep = {
  purpose: 'step-3',
  notes: {
    demands: z.array(z.string()),
    languages: z.array(z.string()),
    focus: z.string(),
  },
  rules: () => [
    // Legal advice from memory is dangerous: only what is widely known, and never its figures.
    'notes.demands: at most three things that selling this kind of offer in these places asks for, only those that are widely known, such as the CE marking, the protection of personal data, a label in the language of the country. No number of a law, no threshold, no date.',
    'notes.languages: languages besides the one you write in that customers in these places read.',
    // Ten countries at once sounds like none.
    'notes.focus: the place to begin with, if the brief gives a reason; else empty.',
    'finding: what these places ask of this very offer; then what to prepare or where to begin. With a whole continent, say that a first country would make it believable.',
  ],
};
