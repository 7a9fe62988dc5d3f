import { expect, it } from 'vitest';

import { correctSpelling } from '#app/features/pitch/engine/read/spelling';
import { type Locale, locales } from '#app/i18n/locales';
import { labelledBriefs } from '#tests/fixtures/briefs/labelled';
import { hastyTexts } from '#tests/fixtures/slips/all';
import { countMends } from '#tests/fixtures/slips/count-mends';

/** Hundreds of texts, beside the browser tests. */
const aLongTime = 240_000;

/** Of the slips in texts that the weights were not fitted on; the English ones are of grammar more often. */
const least: Record<Locale, number> = { en: 0.45, es: 0.7, fr: 0.55 };

it.each(locales)(
  'most slips of who types in haste are mended, and hardly a right word is lost (%s)',
  (lang) => {
    const counts = hastyTexts(lang).unseen.map((text) =>
      countMends(text, correctSpelling(text.typed, lang), lang),
    );
    const sum = (of: 'words' | 'slips' | 'mended' | 'damaged') =>
      counts.reduce((total, one) => total + one[of], 0);
    expect(sum('mended') / sum('slips')).toBeGreaterThan(least[lang]);
    expect(sum('damaged') / (sum('words') - sum('slips'))).toBeLessThan(0.015);
  },
  aLongTime,
);

it.each(locales)('who writes with care keeps every word (%s)', (lang) => {
  const careful = labelledBriefs(lang)
    .map(({ sentences }) => sentences.map(({ text }) => text))
    .filter((sentences) => sentences.every((text) => /^[\p{Lu}\d¿¡«“"]/u.test(text)))
    .map((sentences) => `${sentences.join('. ')}.`);
  const changed = careful.filter((text) => correctSpelling(text, lang) !== text);
  expect(careful.length).toBeGreaterThan(300);
  expect(changed.length / careful.length).toBeLessThan(0.02);
});
