import { expect, test } from 'vitest';

import { fold, tells, wordsOf } from '#app/server/search/words';

test.each([
  ['Été', 'ete'],
  ['e\u0301te\u0301', 'ete'],
  ['SEÑAL', 'senal'],
  ['cœur', 'coeur'],
  ['Straße', 'strasse'],
  ['IA', 'ia'],
])('%s is compared as %s', (word, folded) => {
  expect(fold(word)).toBe(folded);
});

test('an elision and a guillemet end a word', () => {
  expect(wordsOf("«\u00a0L’audit d'été\u00a0»").map(({ folded }) => folded)).toEqual([
    'l',
    'audit',
    'd',
    'ete',
  ]);
});

test.each([
  ['le R.G.P.D. et la C.N.I.L', ['le', 'rgpd', 'et', 'la', 'cnil']],
  ['R&D, T&C', ['rd', 'tc']],
  ['plan A. B. vient après', ['plan', 'a', 'b', 'vient', 'apres']],
  ['verbe.example, A&Bis', ['verbe', 'example', 'a', 'bis']],
])('“%s”: letters with points between them are one word', (text, words) => {
  expect(wordsOf(text).map(({ folded }) => folded)).toEqual(words);
});

test('a word says where it stands', () => {
  const text = 'Bon, l’été';
  const [, , summer] = wordsOf(text);
  expect(text.slice(summer?.at, summer?.end)).toBe('été');
});

test('articles and single letters tell nothing, digits and short names do', () => {
  expect(['le', 'of', 'una', 'd', ''].filter(tells)).toEqual([]);
  expect(['ia', '7', 'pitch'].filter(tells)).toEqual(['ia', '7', 'pitch']);
});
