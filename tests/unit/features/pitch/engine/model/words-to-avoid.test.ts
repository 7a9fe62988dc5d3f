import { describe, expect, it } from 'vitest';

import { jargonOf } from '#app/features/pitch/engine/check-words';
import { wordsToAvoid } from '#app/features/pitch/engine/model/prompts/words-to-avoid';
import { fold } from '#app/features/pitch/engine/words';
import { locales } from '#app/i18n/locales';

describe.each(locales)('the words to avoid in %s', (lang) => {
  it.each(wordsToAvoid[lang])('hold “%s”, which the checks look for', (word) => {
    expect(fold(word)).toMatch(jargonOf[lang]);
  });
});
