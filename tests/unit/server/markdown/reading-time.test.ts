import { expect, test } from 'vitest';

import { readingMinutes } from '#app/server/markdown/reading-time';
import { processorTime } from '#tests/fixtures/processor-time';

test('a reader reads two hundred words a minute, and at least for one', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes(['mot'])).toBe(1);
  expect(readingMinutes(['l’idée '.repeat(200)])).toBe(1);
  expect(readingMinutes(['- mot\n'.repeat(150), 'mot '.repeat(51)])).toBe(2);
});

test('where a link leads and what a tag says is not read', () => {
  expect(readingMinutes(['[mot](https://verbe.example/a/b/c) '.repeat(200)])).toBe(1);
  expect(readingMinutes(['<a href="un deux trois quatre">mot</a> '.repeat(200)])).toBe(1);
});

test.each(['](', '<', '](<', 'a-'])('%s over and over is counted in no time', (text) => {
  const used = processorTime();
  readingMinutes([text.repeat(200_000)]);
  expect(used()).toBeLessThan(500);
});
