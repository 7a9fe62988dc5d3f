/**
 * For each word of two texts, whether it is missing from the other one; and for each word of the second, whether words of
 * the first went before it, with one more place for its end.
 */
export type WordDiff = { removed: boolean[]; added: boolean[]; cuts: boolean[] };

/**
 * Compares two texts word by word by their longest common subsequence. Takes time and room of the product of both
 * lengths: for texts of some hundred words.
 */
export function wordDiff(before: string[], after: string[]): WordDiff {
  const common = commonLengths(before, after);
  const removed = before.map(() => true);
  const added = after.map(() => true);
  const cuts = [...added, true].map(() => false);
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      removed[i] = false;
      added[j] = false;
      i += 1;
      j += 1;
    } else if (lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1)) {
      cuts[j] = true;
      i += 1;
    } else {
      j += 1;
    }
  }
  if (i < before.length) cuts[after.length] = true;
  return { removed, added, cuts };
}

/** How many words the rest of both texts share, by where the rests begin. */
function commonLengths(before: string[], after: string[]): number[][] {
  const common = before.map(() => after.map(() => 0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    for (let j = after.length - 1; row && j >= 0; j -= 1) {
      row[j] =
        before[i] === after[j]
          ? lengthAt(common, i + 1, j + 1) + 1
          : Math.max(lengthAt(common, i + 1, j), lengthAt(common, i, j + 1));
    }
  }
  return common;
}

function lengthAt(common: number[][], i: number, j: number): number {
  return common[i]?.[j] ?? 0;
}
