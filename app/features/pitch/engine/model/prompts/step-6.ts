import * as z from 'zod';

import type { FindingStep } from '../finding-step';

/** What the founder stands for, and what shows it. The pitch is written in the same answer, by `pitch-rules.ts`. */
export const step6: FindingStep = {
  purpose: 'step-6',
  notes: { values: z.array(z.string()), shownBy: z.array(z.string()), opening: z.string() },
  rules: ({ brief }) => [
    brief.messagesAndValues
      ? // A value that no fact shows is heard as advertising.
        'notes.values: the declared values and messages, each in the words of the brief. notes.shownBy: for each the fact of the brief that shows it, or an empty text. finding: which value a fact bears out, and which one needs an act to be believed, with an example of such an act.'
      : // Nothing is put into the founder's mouth; the finding says what naming a value would change.
        'The brief declares no values. notes.values and notes.shownBy stay empty; do not make values up. finding: what naming one value would change for this offer and these listeners, and which fact of the brief could bear it out.',
    // Choosing the opening before writing keeps the four durations together.
    'notes.opening: the idea that the pitch begins with, from what the earlier steps noted.',
    'Then write the pitch, from the brief and the notes of the earlier steps; what the notes add to the brief is not a fact.',
  ],
};
