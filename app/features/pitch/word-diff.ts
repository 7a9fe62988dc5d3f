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
  fromSentenceStarts(before, removed, () => false);
  fromSentenceStarts(after, added, (at) => cuts[at] === true);
  return { removed, added, cuts };
}

/**
 * Of “In [May they signed. In] town”, which is one way to say what was put in, makes “[In May they signed.] In town”: a run moves
 * to the left where the words allow it, to the beginning of a sentence.
 */
function fromSentenceStarts(words: string[], flags: boolean[], isFixed: (at: number) => boolean): void {
  for (let end = 1; end <= words.length; end += 1) {
    if (!flags[end - 1] || flags[end]) continue;
    let start = end - 1;
    while (flags[start - 1]) start -= 1;
    const steps = stepsToSentence(words, flags, start, end, isFixed);
    for (let step = 1; step <= steps; step += 1) {
      flags[start - step] = true;
      flags[end - step] = false;
    }
  }
}

function stepsToSentence(
  words: string[],
  flags: boolean[],
  start: number,
  end: number,
  isFixed: (at: number) => boolean,
): number {
  for (let step = 0; step <= start; step += 1) {
    const first = start - step;
    if (first === 0 || /[.!?…][»”)]?$/u.test(words[first - 1] ?? '')) return step;
    const canMove = !flags[first - 1] && words[first - 1] === words[end - step - 1] && !isFixed(first);
    if (!canMove) return 0;
  }
  return 0;
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
