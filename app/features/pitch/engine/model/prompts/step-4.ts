import * as z from 'zod';

import type { FindingStep } from '../finding-step';

/** What the place of making brings, or would bring if it were given. */
export const step4: FindingStep = {
  purpose: 'step-4',
  notes: { origin: z.string(), arguments: z.array(z.string()) },
  rules: ({ brief }) => [
    brief.madeIn === undefined
      ? // The field is optional: leaving it empty must teach something too.
        'The brief does not say where it is made. notes.origin and notes.arguments stay empty. finding: what saying the place would change for this offer and these listeners; then what to say if there is nothing to make, such as where the team works or data is kept.'
      : 'notes.origin: where it is made against where it is sold: the same country, the same market, or a border between. notes.arguments: what a listener may gain from that, such as a short delay or repair nearby, only as far as it follows from the places.',
    // “Made in” claims are controlled; a founder should know before saying them.
    ...(brief.madeIn === undefined
      ? []
      : [
          'finding: what the place of making lets this founder say to this listener; then the condition or the cost that comes with it, without any figure.',
        ]),
  ],
};
