import { describe, expect, test } from 'vitest';

import { isCleanText } from '#app/lib/clean-text';
import { beginningOf, cleaned, countGraphemes, countTowardsLimit, fitsIn, isVisible } from '#app/lib/text';

describe('counting what a reader sees', () => {
  test.each([
    ['', 0],
    ['é', 1],
    ['e\u0301', 1],
    ['👩‍🚀', 1],
    ['🇫🇷🇪🇸', 2],
    ['👨‍👩‍👧‍👦', 1],
    ['a\nb', 3],
  ])('%j is %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });
});

describe('fitting in a limit', () => {
  test('counts characters as the visitor sees them, not their units', () => {
    expect(fitsIn('🇫🇷'.repeat(10), 10)).toBe(true);
    expect(fitsIn('🇫🇷'.repeat(11), 10)).toBe(false);
  });

  test('the limit itself fits, one more does not', () => {
    expect(fitsIn('x'.repeat(1000), 1000)).toBe(true);
    expect(fitsIn('x'.repeat(1001), 1000)).toBe(false);
  });

  test('stacked marks fill no character beyond four units each', () => {
    expect(countGraphemes(`a${'\u0301'.repeat(40)}`)).toBe(1);
    expect(fitsIn(`a${'\u0301'.repeat(39)}`, 10)).toBe(true);
    expect(fitsIn(`a${'\u0301'.repeat(40)}`, 10)).toBe(false);
  });
});

describe('visible text', () => {
  test.each(['a', '日', '👩‍🚀', '…'])('%j is seen', (text) => {
    expect(isVisible(text)).toBe(true);
  });

  test.each(['', ' \n', '\u200b\u200d\u2060', '\u{e0041}\u{e0042}'])('%j is not', (text) => {
    expect(isVisible(text)).toBe(false);
  });
});

describe('clean text', () => {
  test.each(['', 'Déjà vu — « oui » !', 'tab\tand\r\nlines', '日本語', '👩‍🚀', 'zero-width joiner \u200d'])(
    '%j is clean',
    (text) => {
      expect(isCleanText(text)).toBe(true);
    },
  );

  test.each(['\u0000', '\u0001', '\u0008', '\u000b', '\u000c', '\u001b', '\u007f', '\u0085', '\u009f'])(
    'the control character %j is not',
    (control) => {
      expect(isCleanText(`before ${control} after`)).toBe(false);
    },
  );

  test('none of the twelve bidirectional controls of Unicode is', () => {
    const controls = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
    expect(controls).toHaveLength(12);
    expect(controls.filter((control) => isCleanText(`a${control}b`))).toEqual([]);
  });

  test.each(['\ud83d', 'half \ude80 of it', '\ude80\ud83d'])('a lone surrogate is not: %j', (text) => {
    expect(isCleanText(text)).toBe(false);
  });
});

test('what is refused elsewhere is left out, and nothing else', () => {
  expect(cleaned('\u202aada@duck.com\u202c')).toBe('ada@duck.com');
  expect(cleaned('\u0634\u0627\u062f\u06cc\u200f \u0001Ada\ud83d')).toBe(
    '\u0634\u0627\u062f\u06cc Ada\ufffd',
  );
  expect(cleaned('tab\tand\r\nlines, 👩‍🚀 and zero\u200cwidth')).toBe(
    'tab\tand\r\nlines, 👩‍🚀 and zero\u200cwidth',
  );
});

test('what is counted and what is checked agree, whatever the characters are made of', () => {
  for (const text of ['é'.repeat(10), '👩🏽‍🌾'.repeat(10), `a${'\u0301'.repeat(40)}`, 'x'.repeat(11), '']) {
    expect(fitsIn(text, 10)).toBe(countTowardsLimit(text) <= 10);
  }
  expect(countTowardsLimit('👩🏽‍🌾'.repeat(4))).toBe(7);
});

test.each([
  ['abc', 5, 'abc'],
  ['abc', 2, 'ab'],
  ['a👩b', 2, 'a'],
  ['a👩b', 3, 'a👩'],
])('%j begins, in %i units, with %j', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});
