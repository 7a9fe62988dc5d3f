import { describe, expect, it } from 'vitest';

import { goals, manners, offerCategories, plainText } from '#app/features/pitch/pitch';
import { locales } from '#app/i18n/locales';
import { samples } from '#tests/fixtures/briefs/samples';
import { faultsIn, openingsOf, write } from './writing';

const cases = locales.flatMap((lang) =>
  offerCategories.flatMap((category) =>
    goals.flatMap((goal) => [
      { lang, brief: { category, goal, ...samples[lang].full }, kind: 'full' },
      { lang, brief: { category, goal, ...samples[lang].bare }, kind: 'bare' },
    ]),
  ),
);

describe('a brief of every category to every goal', () => {
  it.each(cases)(
    'keeps the checks in every version, $kind in $lang, $brief.category to $brief.goal',
    async ({ brief, lang }) => {
      const written = await write(brief, lang);
      const inManners = manners.map((manner) => [{ kind: 'manner' as const, manner }]);
      for (const asked of [[], ...inManners, ...openingsOf(written.pitch)])
        expect(await faultsIn(written, asked)).toEqual([]);

      const openings = written.pitch.openings.map(plainText);
      expect([2, 3]).toContain(openings.length);
      expect(new Set(openings).size).toBe(openings.length);
    },
  );
});
