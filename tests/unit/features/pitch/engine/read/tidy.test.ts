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
