import { describe, expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { withPauses } from '#app/features/pitch/engine/read/parting/pauses';
import type { Locale } from '#app/i18n/locales';
import { markedTexts } from '#tests/fixtures/slips/all';

describe('what was typed in one breath', () => {
  it.each<[Locale, string, string]>([
    [
      'fr',
      'on coupe le soir on lave on trie par taille et je livre à la maison',
      'on coupe le soir, on lave, on trie par taille et je livre à la maison',
    ],
    ['fr', 'et c’est déjà fini donc moi j’ai 22 coupeurs', 'et c’est déjà fini, donc moi j’ai 22 coupeurs'],
    ['fr', 'elle pose le sac et ses 14 couvertures', 'elle pose le sac et ses 14 couvertures'],
    ['fr', 'Le sac, de 30 kg.', 'Le sac, de 30 kg.'],
  ])('gets a comma where an editor sets a mark, in %s: %s', (lang, typed, said) => {
    expect(withPauses(typed, languages[lang])).toBe(said);
  });

  it.each<[Locale, number, number]>([
    ['fr', 0.8, 60],
    ['es', 0.7, 10],
    ['en', 0.7, 5],
  ])(
    'has hardly any that editors would not set, in texts that nothing was fitted on (%s)',
    (lang, most, least) => {
      const set = markedTexts(lang).unseen.flatMap(({ right }) => {
        const bare = right.toLowerCase().replace(/[.,;:!?](?=\s)/gu, '');
        const meant = right.split(/\s+/u);
        return withPauses(bare, languages[lang])
          .split(/\s+/u)
          .flatMap((word, at) => (word.endsWith(',') ? [/[.,;:!?]$/u.test(meant[at] ?? '')] : []));
      });
      const right = set.filter(Boolean).length;
      expect(right / set.length).toBeGreaterThan(most);
      expect(right).toBeGreaterThan(least);
    },
  );
});
