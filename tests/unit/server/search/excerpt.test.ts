import { expect, test } from 'vitest';

import { excerptOf, type MarkedPart, markMatches } from '#app/server/search/excerpt';

const textOf = (parts: MarkedPart[]) => parts.map(({ text }) => text).join('');
const hitsOf = (parts: MarkedPart[]) => parts.filter(({ hit }) => hit).map(({ text }) => text);

test('the words that were found are marked as they were written', () => {
  const parts = markMatches('L’Été, l’éthique et l’été', new Set(['ete']));
  expect(hitsOf(parts)).toEqual(['Été', 'été']);
  expect(textOf(parts)).toBe('L’Été, l’éthique et l’été');
});

test('what looks like HTML stays text', () => {
  const text = '<img src=x onerror=alert(1)> & <b>pitch</b>';
  expect(textOf(markMatches(text, new Set(['pitch', 'img'])))).toBe(text);
});

test('a long text is cut around its first hit, between words', () => {
  const text = `${'avant '.repeat(100)}cible ${'après '.repeat(100)}`.trim();
  const cut = textOf(excerptOf([text], new Set(['cible'])));
  expect(cut.length).toBeLessThan(200);
  expect(cut).toMatch(/^… avant .*cible.* après …$/);
});

test('the first text that has a hit is shown, else the beginning of the first', () => {
  expect(textOf(excerptOf(['Le résumé.', 'Le corps.'], new Set(['corps'])))).toBe('Le corps.');
  expect(textOf(excerptOf(['Le résumé.', 'Le corps.'], new Set(['autre'])))).toBe('Le résumé.');
});

test('no text at all is no excerpt', () => {
  expect(excerptOf([''], new Set(['a']))).toEqual([]);
});

test('no cut falls within a word, behind an elision or between a word and its guillemet', () => {
  const text =
    'Quand l’été d’un été s’achève, l’équipe n’a « qu’une » idée, et l’atelier d’écriture l’attend. '.repeat(
      8,
    );
  const tokens = new Set(text.split(' '));
  for (let length = 0; length < 60; length += 1) {
    const cut = textOf(
      excerptOf([`${'x'.repeat(length)} ${text.slice(0, 300)}cible ${text}`], new Set(['cible'])),
    );
    const inner = cut.replace(/^… /, '').replace(/ …$/, '').split(' ');
    expect(inner.filter((token) => !tokens.has(token) && token !== 'cible' && !/^x*$/.test(token))).toEqual(
      [],
    );
  }
});
