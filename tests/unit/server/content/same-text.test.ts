import { expect, test } from 'vitest';

import { foldCase, sameAs } from '#app/server/content/same-text';

test.each([
  ['Éthique & IA', 'éTHIQUE & ia'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['noël'.normalize('NFC'), 'NOËL'.normalize('NFD')],
  ['İstanbul', 'i̇stanbul'],
])('%s is %s', (one, other) => {
  expect(sameAs(one)(other)).toBe(true);
});

test.each([
  ['Éthique', 'Ethique'],
  ['100 %', '100 x'],
  ['a_b', 'axb'],
  ['ı', 'i'],
  ['', ' '],
])('%s is not %s', (one, other) => {
  expect(sameAs(one)(other)).toBe(false);
});

test('folding what is folded changes nothing', () => {
  const folded = foldCase('Straße ΣΊΣΥΦΟΣ Éthique');
  expect(foldCase(folded)).toBe(folded);
});
