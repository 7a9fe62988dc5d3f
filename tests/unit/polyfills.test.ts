import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const missing = {
  promise: [Promise, ['withResolvers']],
  map: [Map, ['groupBy']],
  object: [Object, ['groupBy']],
  array: [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
  url: [URL, ['parse', 'canParse']],
  signal: [AbortSignal, ['any']],
  string: [String.prototype, ['isWellFormed', 'toWellFormed']],
  intl: [Intl, ['Segmenter']],
} as const;

const own: [object, string, PropertyDescriptor][] = [];

beforeAll(async () => {
  for (const [target, names] of Object.values(missing)) {
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(target, name);
      if (property) own.push([target, name, property]);
      Reflect.deleteProperty(target, name);
    }
  }
  await import('#app/polyfills');
});

afterAll(() => {
  for (const [target, name, property] of own) Object.defineProperty(target, name, property);
});

test('every part that an older browser lacks is there', () => {
  const absent = Object.values(missing).flatMap(([target, names]) =>
    [...names].filter((name) => !(name in target)),
  );
  expect(absent).toEqual([]);
});

test('a promise can be kept and broken from outside', async () => {
  const kept = Promise.withResolvers<number>();
  kept.resolve(1);
  expect(await kept.promise).toBe(1);
  const broken = Promise.withResolvers<number>();
  broken.reject(new Error('broken'));
  await expect(broken.promise).rejects.toThrow('broken');
});

test('items are grouped, in their order', () => {
  const isOdd = (item: number) => item % 2 === 1;
  expect([...Map.groupBy([1, 2, 3], isOdd)]).toEqual([
    [true, [1, 3]],
    [false, [2]],
  ]);
  expect({ ...Object.groupBy([1, 2, 3], (item) => (isOdd(item) ? 'odd' : 'even')) }).toEqual({
    odd: [1, 3],
    even: [2],
  });
});

test('arrays are changed as copies', () => {
  const items = [3, 1, 2];
  expect(items.toSorted()).toEqual([1, 2, 3]);
  expect(items.toSorted((a, b) => b - a)).toEqual([3, 2, 1]);
  expect(items.toReversed()).toEqual([2, 1, 3]);
  expect(items.toSpliced(1, 1, 7, 8)).toEqual([3, 7, 8, 2]);
  expect(items.with(2, 9)).toEqual([3, 1, 9]);
  expect(() => items.with(3, 9)).toThrow(RangeError);
  expect(items).toEqual([3, 1, 2]);
});

test('addresses are read without an exception', () => {
  expect(URL.parse('/a', 'https://verbe.example')?.href).toBe('https://verbe.example/a');
  expect(URL.parse('no address')).toBeNull();
  expect(URL.canParse('https://verbe.example')).toBe(true);
  expect(URL.canParse('no address')).toBe(false);
});

test('a signal made of others aborts with the first, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort('enough');
  expect([any.aborted, any.reason]).toEqual([true, 'enough']);
  expect(AbortSignal.any([any]).aborted).toBe(true);
});

describe('texts', () => {
  test('half a character is found and replaced', () => {
    expect(['a\ud83d', '\ude00', '😀'].map((text) => text.isWellFormed())).toEqual([false, false, true]);
    expect('a\ud83d!'.toWellFormed()).toBe('a\ufffd!');
  });

  test.each([
    ['été', 3],
    ['e\u0301t', 2],
    ['👩🏽‍🌾', 1],
    ['🇫🇷🇧🇪', 2],
    ['12 %', 4],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
    ['a\r\nb', 3],
  ])('%s is %i characters', (text, count) => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    expect([...segmenter.segment(text)]).toHaveLength(count);
  });
});
