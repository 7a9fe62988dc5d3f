import { describe, expect, it } from 'vitest';

import { languages } from '#app/features/pitch/engine/languages/language';
import { unitsIn } from '#app/features/pitch/engine/read/fields';

describe('a field of noise', () => {
  it('is read up to its thirtieth sentence', () => {
    const counted = Array.from({ length: 60 }, (_, at) => `We mend clock ${at + 1}.`);
    const units = unitsIn(counted.join(' '), languages.en);
    expect(units.map(({ text }) => text)).toEqual(
      counted.slice(0, 30).map((sentence) => sentence.replace('.', '')),
    );
  });

  it('is read up to its 240th word, in whole words', () => {
    const [unit] = unitsIn('clocks '.repeat(400), languages.en);
    expect(unit?.words).toHaveLength(240);
  });

  it('is no text of a thousand letters in haste', () => {
    const typed = Array.from({ length: 20 }, () => 'on va les chercher le lundi avec le camion').join(' et ');
    const [unit] = unitsIn(typed, languages.fr);
    expect(typed.length).toBeLessThan(1000);
    expect(unit?.text.endsWith('camion')).toBe(true);
  });
});
