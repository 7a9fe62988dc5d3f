/**
 * The words of the folded text that begin with a stem of the list (marks: see `countStems` of `sectors.ts`), each by
 * its first letters, so that a word and its plural are one.
 */
export function wordsOf(folded: string, list: string): Set<string> {
  const pattern = patternsOf.get(list) ?? compile(list);
  patternsOf.set(list, pattern);
  return new Set([...folded.matchAll(pattern)].map(([word]) => word.slice(0, sameUpTo)));
}

const sameUpTo = 5;

const patternsOf = new Map<string, RegExp>();

function compile(list: string): RegExp {
  const stems = list
    .split(' ')
    .map((stem) => stem.replace(/!$/u, '').replaceAll('_', ' ').replace(/\.$/u, 's?\\b'));
  return new RegExp(`\\b(?:${stems.join('|')})`, 'gu');
}
