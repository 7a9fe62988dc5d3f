import { describe, expect, it } from 'vitest';

import { hypeIn, inPlainWords } from '#app/features/pitch/engine/languages/word-lists';
import { wordsOf } from '#app/features/pitch/engine/phrases';

describe('a line in plain words', () => {
  it.each([
    ['en', 'Utilise it in order to optimise the garden.', 'Use it to improve the garden.'],
    ['fr', 'L’optimisation d’un système innovant.', 'L’amélioration d’un système nouveau.'],
    ['es', 'Utilizamos un dispositivo óptimo.', 'Usamos un aparato bueno.'],
  ] as const)('in %s, of %j', (lang, line, plain) => {
    expect(inPlainWords(line, lang)).toBe(plain);
  });

  it.each([
    ['en', 'An innovative tool'],
    ['en', 'We sell the Dashboard here'],
    ['fr', 'J’initie des enfants'],
  ] as const)('in %s leaves what would not agree, or may be a name: %j', (lang, line) => {
    expect(inPlainWords(line, lang)).toBe(line);
  });
});

it.each([
  ['en', 'A best-in-class synergy'],
  ['fr', 'Une solution révolutionnaire'],
  ['es', 'Una empresa líder'],
] as const)('finds hype in %s: %j', (lang, text) => {
  expect(hypeIn(lang).find(wordsOf(text, lang))).toBeDefined();
});

it.each([
  ['fr', 'Aux heures de pointe'],
  ['en', 'Leading to the garden'],
] as const)('finds none in %s: %j', (lang, text) => {
  expect(hypeIn(lang).find(wordsOf(text, lang))).toBeUndefined();
});
