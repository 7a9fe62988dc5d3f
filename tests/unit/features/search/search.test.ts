import { expect, test } from 'vitest';

import { queryText, asWritten, queryLimit } from '#app/features/search/search';

test.each([
  ['  pitch ', 'pitch'],
  [2026, '2026'],
  [true, 'true'],
  [undefined, ''],
  [null, ''],
  [['pitch'], ''],
  [{ q: 'pitch' }, ''],
])('%j is asked for as %j', (q, asked) => {
  expect(queryText(q)).toBe(asked);
});

test('what follows two hundred characters is not searched for', () => {
  expect(queryText('a'.repeat(10_000))).toHaveLength(queryLimit);
});

test('a number of the address stays one', () => {
  expect(asWritten(2026)).toBe(2026);
  expect(asWritten(['pitch'])).toBeUndefined();
});
