import { expect, it } from 'vitest';

import { beforeAfterBriefs } from '#app/content/before-after';
import { beforeAfterIn } from '#app/features/pitch/examples/before-after.server';
import { locales } from '#app/i18n/locales';

it.each(locales)(
  'of six descriptions the beginning is struck out, and a sentence of their own words kept (%s)',
  async (lang) => {
    const pairs = await beforeAfterIn(lang);
    expect(pairs.map(({ spans }) => spans[0]?.struck)).toEqual(Array.from({ length: 6 }, () => true));
    for (const [index, { spans }] of pairs.entries()) {
      const description = beforeAfterBriefs[lang][index]?.description ?? '';
      const kept = spans.filter(({ struck }) => !struck).map(({ text }) => text);
      const marked = spans.filter((span) => span.marked).map(({ text }) => text);
      expect(marked).toEqual([beforeAfterBriefs[lang][index]?.deciding]);
      expect(kept.join('').length).toBeLessThan(description.length * 0.8);
      expect(description).toContain(kept.join('').slice(-20));
    }
  },
);
