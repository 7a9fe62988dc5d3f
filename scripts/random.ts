/** The same numbers from 0 to 1 for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

export function shuffled<One>(list: readonly One[], random: () => number): One[] {
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);
}
