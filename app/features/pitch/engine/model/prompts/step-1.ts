import * as z from 'zod';

import type { FindingStep } from '../finding-step';

/** What the offer is, as a listener would understand it, and what is missing to believe it. */
export const step1: FindingStep = {
  purpose: 'step-1',
  notes: {
    offer: z.string(),
    customer: z.string(),
    problem: z.string(),
    outcome: z.string(),
    proofs: z.array(z.string()),
    missing: z.array(z.string()),
  },
  rules: () => [
    'Read the brief as a stranger who hears it once.',
    // Founders describe how it works; the pitch needs what it is and what changes for whom.
    'notes.offer: what it is, a noun phrase of at most 14 words with its name if it has one. notes.customer: who uses it. notes.problem: what is hard for them today, only as far as the brief says. notes.outcome: what becomes better for them, not how it works.',
    // Copied, not retold: every number of the pitch must be found again in the brief.
    'notes.proofs: facts that can be checked (numbers, customers, tests, prices, years), each copied from the brief. notes.missing: at most three facts that a listener would ask for.',
    // The strongest help at this step is one fact to say early, or the one that is lacking.
    'finding: what a stranger understands that it is; then the strongest proof and where to say it, or which fact is lacking.',
  ],
};
