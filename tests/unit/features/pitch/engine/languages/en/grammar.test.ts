import { describe, expect, test } from 'vitest';

import { english } from '#app/features/pitch/engine/languages/en/grammar';

const tokens = (text: string) => text.split(/\s+|(?=[,.:])/u).filter(Boolean);
const verbOf = (text: string) => tokens(text)[english.finiteVerbIndex(tokens(text))];

describe('the main verb', () => {
  test.each([
    ['A wick feeds the roots', 'feeds'],
    ['Members borrow drills and ladders', 'borrow'],
    ['Borrowed Blades lends skates at six rinks', 'lends'],
    ['Skirt Crew closes in the space with foam', 'closes'],
    ['Most shops still write quotes by hand', 'write'],
    ['31 growers in the valley used it last spring', 'used'],
    ['Each copy cost about 1,900 euros', 'cost'],
    ['Food waste from flats ends up in the bin', 'ends'],
    ['Our machine stands at the farm gate', 'stands'],
    ['52 families in Norfolk rent one', 'rent'],
    ['The hospitals hand out a stock eye', 'hand'],
    ['9 out of 10 swim a length', 'swim'],
    ['38% of testers stopped wearing their hearing aids', 'stopped'],
    ['The first eleven museums repaired 70 percent of the faults', 'repaired'],
    ['The two of us worked as riggers', 'worked'],
    ['Learn to sail in a weekend', 'Learn'],
  ])('of “%s” is “%s”', (text, verb) => expect(verbOf(text)).toBe(verb));

  test.each([
    'A trailer that unfolds in three minutes',
    'A photo you can keep',
    'Walkers over 50 who would rather not carry a rucksack',
    'Families who have just lost someone and have little money',
    'People who can no longer climb stairs',
    'Jumpers knitted in Yorkshire from British wool',
    'Self employed trades people',
    'To wash the sheets of holiday lets within 24 hours',
    'Helping small shops to sell online',
    '1,340 doors opened in 2025',
  ])('is missing in “%s”', (text) => expect(english.finiteVerbIndex(tokens(text))).toBe(-1));

  test('is there in a question that supposes', () => {
    expect(english.finiteVerbIndex(tokens('What if every visit ended with one page'))).toBeGreaterThan(-1);
  });
});

describe('an article', () => {
  test.each([
    ['bicycle trailer that unfolds', 'a bicycle trailer that unfolds'],
    ['emergency locksmith in Bristol', 'an emergency locksmith in Bristol'],
    ['hourly check', 'an hourly check'],
    ['unique lamp', 'a unique lamp'],
    ['NHS waiting list', 'an NHS waiting list'],
    ['fixed fee 950 pounds', 'a fixed fee 950 pounds'],
    ['bakery training young people', 'a bakery training young people'],
  ])('stands before “%s”', (phrase, said) => expect(english.withArticle(phrase)).toBe(said));

  test.each([
    'night buses on demand',
    'jumpers knitted in Yorkshire',
    'pet insurance you can cancel anytime',
    'overnight reupholstery of taxi seats',
    'cybersecurity training for law firms',
    'goat milk ice cream made on our farm',
    'three lamps',
    'our lamp',
  ])('does not stand before “%s”', (phrase) => expect(english.withArticle(phrase)).toBe(phrase));

  test('agrees with the sound of the next word', () => {
    expect(english.joinWords('May I show you a app and an lamp? A hour?')).toBe(
      'May I show you an app and a lamp? An hour?',
    );
  });

  test('goes where another one comes', () => {
    expect(english.withoutArticle('an app for parents')).toBe('app for parents');
  });
});

test.each(['jumpers', 'buses', 'people', 'children', 'families'])('“%s” are several', (noun) =>
  expect(english.isPlural(noun)).toBe(true),
);

test.each(['gas', 'business', 'canvas', 'glass', 'electronics', 'bus', 'analysis'])('“%s” is one', (noun) =>
  expect(english.isPlural(noun)).toBe(false),
);

test.each([
  ['Tested by 90 women', 'participle'],
  ['Sold in 23 shops', 'participle'],
  ['Open every Saturday', 'participle'],
  ['Fixed price of £89', 'other'],
  ['Free delivery over £50', 'other'],
  ['Sold 1,150 in 2025', 'past'],
  ['Fits any frame', 'third'],
  ['Works with landlines', 'third'],
  ['To wash sheets', 'infinitive'],
  ['Helping small shops', 'gerund'],
  ['Swimming lessons', 'other'],
  ['Renting terracotta rhubarb forcing pots to gardeners', 'gerund'],
  ['Selling soap to hotels', 'gerund'],
  ['Mending wool coats', 'gerund'],
  ['Lending library of toys', 'other'],
  ['Walking sticks for dark lanes', 'other'],
])('“%s” begins with: %s', (text, form) => expect(english.firstWordForm(text.split(' '))).toBe(form));
