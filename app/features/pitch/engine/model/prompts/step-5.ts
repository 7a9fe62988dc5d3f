import * as z from 'zod';

import type { FindingStep } from '../finding-step';
import { listeners } from './goals';

/** Whether the words suit the people they are for. */
export const step5: FindingStep = {
  purpose: 'step-5',
  notes: {
    spokenName: z.string(),
    moment: z.string(),
    wordsToKeep: z.array(z.string()),
    wordsToChange: z.array(z.string()),
  },
  rules: ({ brief }) => [
    // Two people are meant here and get mixed up: who uses it and who listens.
    `usedBy are those who use it; the pitch is heard by ${listeners[brief.goal].who}.`,
    // The whole audience line rarely fits in one breath.
    'notes.spokenName: the audience in at most six words that can be said. notes.moment: a moment of their day when they would need this, only from the brief; else empty.',
    'notes.wordsToKeep: words of the brief that this audience uses itself. notes.wordsToChange: words of the trade or of fashion that it would not use, each with a plainer one after a colon.',
    // “Everybody” is nobody: the listener needs somebody to picture.
    'finding: whether one can picture this audience, and how to say it; then one word to change or a moment to tell.',
  ],
};
