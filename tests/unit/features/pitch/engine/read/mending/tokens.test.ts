import { expect, it } from 'vitest';

import { tokensOf } from '#app/features/pitch/engine/read/mending/tokens';

it('parts a French elision from its word, and keeps an English one', () => {
  expect(tokensOf('j’ai faim', 'fr').map(({ typed }) => typed)).toEqual(["j'", 'ai', 'faim']);
  expect(tokensOf('we don’t', 'en').map(({ typed }) => typed)).toEqual(['we', "don't"]);
});

it.each([
  ['chez Beaulieu on vend', 'beaulieu'],
  ['un fil de 12mm rond', 'mm'],
  ['le wifi-b du lieu', 'wifi'],
  ['écrivez à lea@ici', 'ici'],
] as const)('names, measures, codes and addresses are fixed: %s', (text, word) => {
  expect(tokensOf(text, 'fr').find(({ typed }) => typed === word)).toMatchObject({ isFixed: true });
});

it('knows where a word stands in the text', () => {
  const text = 'L’idée, « le four »';
  const [, idea] = tokensOf(text, 'fr');
  expect(text.slice(idea?.from, idea?.to)).toBe('idée');
});
