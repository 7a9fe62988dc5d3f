import { expect, test } from 'vitest';

import { queryLimit } from '#app/features/search/search';
import { wordsInPath } from '#app/features/search/words-in-path';

test.each([
  ['/actus/test-de-turing', 'test de turing'],
  ['/caf%C3%A9_noir.html?page=2', 'café noir'],
  ['/100%', '100%'],
  ['/a/b/', 'b'],
  ['/', ''],
  ['', ''],
  ['/%E2%80%AEgnp', ''],
])('%j gives %j', (path, words) => expect(wordsInPath(path)).toBe(words));

test('as many as a search takes', () => {
  expect(wordsInPath(`/${'a'.repeat(500)}`)).toHaveLength(queryLimit);
});
