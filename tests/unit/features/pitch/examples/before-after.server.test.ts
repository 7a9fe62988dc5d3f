import { expect, it } from 'vitest';

import { beforeAfterIn } from '#app/features/pitch/examples/before-after.server';
import { locales } from '#app/i18n/locales';

it.each(locales)('of six descriptions a shorter sentence of their own words is kept (%s)', async (lang) => {
  const pairs = await beforeAfterIn(lang);
  expect(pairs).toHaveLength(6);
  for (const { before, after } of pairs) {
    expect(after.length).toBeLessThan(before.length * 0.8);
    expect(before).toContain(after.slice(-20));
  }
});
