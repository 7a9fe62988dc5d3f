import { expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { splitRunOn } from '#app/features/pitch/engine/read/parting/run-ons';
import { type Locale, locales } from '#app/i18n/locales';
import { partedTexts } from '#tests/fixtures/slips/all';
import { mendedPieces } from '#tests/fixtures/slips/mended-pieces';

/** Of the sentences that an editor would begin behind a comma, in texts that the weights were not fitted on. */
const least: Record<Locale, number> = { en: 0.39, es: 0.5, fr: 0.5 };

it.each(locales)(
  'many sentences that were typed behind a comma begin one, and hardly anything else does (%s)',
  (lang) => {
    const counts = partedTexts(lang).unseen.map((text) => {
      const mended = mendedPieces(text, lang);
      const meant = mended.slice(1).filter((_piece, at) => mended[at]?.endsWith(',') === true);
      const said = mended
        .join(' ')
        .split(/(?<=[.!?])\s+/u)
        .flatMap((sentence) => splitRunOn(sentence, languages[lang]).slice(1));
      const isAmong = (one: string, pieces: string[]) => pieces.some((piece) => begin(piece) === begin(one));
      return {
        meant: meant.length,
        found: meant.filter((one) => isAmong(one, said)).length,
        said: said.length,
        right: said.filter((one) => isAmong(one, mended.slice(1))).length,
      };
    });
    const sum = (of: 'meant' | 'found' | 'said' | 'right') =>
      counts.reduce((total, one) => total + one[of], 0);
    expect(sum('found') / sum('meant')).toBeGreaterThan(least[lang]);
    expect(sum('right') / sum('said')).toBeGreaterThan(0.85);
  },
);

function begin(text: string): string {
  return text.toLowerCase().split(' ').slice(0, 2).join(' ');
}
