import { expect, it } from 'vitest';

import { beforeAfterIn } from '#app/features/pitch/examples/before-after.server';
import { locales } from '#app/i18n/locales';

it.each(locales)('of six descriptions a shorter sentence of their own words is kept (%s)', async (lang) => {
  const pairs = await beforeAfterIn(lang);
  expect(pairs).toHaveLength(6);
  expect(pairs.filter(({ before }) => before[0]?.state === 'dropped').length).toBeGreaterThan(3);
  for (const { before, after } of pairs) {
    const description = before.map(({ text }) => text).join(' ');
    expect(after.length).toBeLessThan(description.length * 0.8);
    expect(description).toContain(after.slice(-20));
    expect(before.filter(({ state }) => state === 'kept')).toHaveLength(1);
  }
});
