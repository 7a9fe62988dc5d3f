import { expect, test } from 'vitest';

import { pageOf } from '#app/features/articles/article';

test('a page is a whole number from 2 on; the first carries none', () => {
  expect(pageOf(2)).toBe(2);
  expect(pageOf(1000)).toBe(1000);
  for (const refused of [1, 0, -1, 2.5, 1001, Number.NaN, '2', 'abc', null, undefined, [2], true]) {
    expect(pageOf(refused)).toBeUndefined();
  }
});
