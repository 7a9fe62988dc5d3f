import { expect, test } from 'vitest';

import { wordDiff } from '#app/features/pitch/word-diff';

const words = (text: string) => text.split(' ').filter(Boolean);
const picked = (text: string, flags: boolean[]) => words(text).filter((_, at) => flags[at]);

test.each([
  ['equal texts', 'we sell herbs', 'we sell herbs', [], []],
  ['a word more', 'we sell herbs', 'we sell fresh herbs', [], ['fresh']],
  ['a word less', 'we sell fresh herbs', 'we sell herbs', ['fresh'], []],
  ['a word for another', 'we sell herbs', 'we grow herbs', ['sell'], ['grow']],
  ['words that move', 'a b c', 'c a b', ['c'], ['c']],
  ['a word said twice', 'herbs and herbs', 'herbs', ['herbs', 'and'], []],
  ['nothing before', '', 'we sell', [], ['we', 'sell']],
  ['nothing after', 'we sell', '', ['we', 'sell'], []],
  ['nothing in common', 'a b', 'c d', ['a', 'b'], ['c', 'd']],
])('%s', (_, before, after, removed, added) => {
  const diff = wordDiff(words(before), words(after));
  expect(picked(before, diff.removed).toSorted()).toEqual(removed.toSorted());
  expect(picked(after, diff.added).toSorted()).toEqual(added.toSorted());
});

test.each([
  ['first', 'In town basil dies.', 'In May they signed. In town basil dies.', 'In May they signed.', 0],
  ['in the middle', 'It grows. We sell.', 'It grows. We ask. We sell.', 'We ask.', 2],
])('a sentence that is put in %s is marked from its beginning', (_, before, after, put, first) => {
  const { added } = wordDiff(words(before), words(after));
  expect(picked(after, added).join(' ')).toBe(put);
  expect(added.indexOf(true)).toBe(first);
});

test('what both have left is the same', () => {
  const before = 'the quick brown fox jumps over the lazy dog at night';
  const after = 'a quick red fox leaps over one lazy dog and the night';
  const { removed, added } = wordDiff(words(before), words(after));
  const kept = (text: string, flags: boolean[]) => words(text).filter((_, at) => !flags[at]);
  expect(kept(before, removed)).toEqual(kept(after, added));
  expect(kept(before, removed)).toEqual(['quick', 'fox', 'over', 'lazy', 'dog', 'night']);
});
