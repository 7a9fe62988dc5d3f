import type { Reading } from '#app/features/pitch/engine/facts';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import type { Duration, PitchOrder } from '#app/features/pitch/pitch';

export type Explanation = {
  reading: Reading;
  plan: { duration: Duration; facts: { kind: string; text: string }[] }[];
};

/** What the embedded engine read in a brief, and what it says of it in each duration. */
export function explain(order: PitchOrder): Explanation {
  const reading = readBrief(order);
  const plan = [...writePitch(reading, []).plan].toReversed().map(([duration, { lines, ask }]) => ({
    duration,
    facts: [...lines, ...ask.need, { kind: 'ask', text: ask.text }].map(({ kind, text }) => ({ kind, text })),
  }));
  return { reading, plan };
}
