import { describe, expect, test } from 'vitest';

import { countGraphemes } from '#app/lib/text';
import { canBeSet, cutTitle, titleSize } from '#app/server/link-previews/setting';

describe('a title', () => {
  test('of usual length stays as it is', () => {
    const title = 'L’AI Act pour le marketing\u00a0: ce qui s’applique, et quand\u202f?';
    expect(cutTitle(title)).toBe(title);
  });

  test('that is too long ends after a whole word', () => {
    const cut = cutTitle('Une phrase, puis une autre. '.repeat(50));
    expect(countGraphemes(cut)).toBeLessThanOrEqual(150);
    expect(cut).toMatch(/\p{L}…$/u);
  });

  test('of one endless word is cut all the same', () => {
    expect(cutTitle('x'.repeat(5000))).toHaveLength(150);
  });

  test('loses what is not seen', () => {
    expect(cutTitle('a\u202eb\u0000c\n\td\ud800')).toBe('abc d');
  });

  test('is the same however its accents are stored', () => {
    expect(cutTitle('e\u0301te\u0301')).toBe('été');
  });
});

test('the longer a title or its longest word, the smaller its letters', () => {
  const sizes = [
    'Turing',
    'Le test de Turing, soixante ans plus tard, pour',
    'mot '.repeat(25),
    'mot '.repeat(37),
  ].map(titleSize);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(4);
  expect(titleSize('Anticonstitutionnellement')).toBeLessThan(titleSize('Constitution'));
});

test.each(['été', 'ELIZA: “IN WHAT WAY?”', 'Łódź', '49,99 €', '« ça »'])('the faces may have %s', (text) => {
  expect(canBeSet(text)).toBe(true);
});

test.each(['مرحبا', 'שלום', 'Привет', '日本', 'Bravo 🎉', `a${'\u0301'.repeat(40)}`])(
  'the faces do not have %s',
  (text) => {
    expect(canBeSet(text)).toBe(false);
  },
);
