import { describe, expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { tidySentence } from '#app/features/pitch/engine/read/tidy';

describe('a plus sign', () => {
  it.each([
    ['fr', 'des randos pour les + de 60 ans', 'des randos pour les plus de 60 ans'],
    ['fr', 'nettoyage + grains', 'nettoyage et grains'],
    ['es', 'para + de 40 personas', 'para más de 40 personas'],
  ] as const)('is said by what it means (%s: %s)', (lang, typed, said) => {
    expect(tidySentence(typed, languages[lang].cues.spoken)).toBe(said);
  });
});

describe('a slash', () => {
  it.each([
    ['fr', 'sur les aires A1 / A22', 'sur les aires A1, A22'],
    ['fr', '85 €/auto', '85 € par auto'],
  ] as const)('stands for “a” before what is counted alone (%s: %s)', (lang, typed, said) => {
    expect(tidySentence(typed, languages[lang].cues.spoken)).toBe(said);
  });
});
