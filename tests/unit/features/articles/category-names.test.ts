import { expect, test } from 'vitest';

import { categoryLabel, foldName, inHouseOrder, storedCategory } from '#app/features/articles/category-names';

test('a category of the house has a name in each language', () => {
  expect(categoryLabel('IA éthique & responsable', 'en')).toBe('Ethical & responsible AI');
  expect(categoryLabel('IA éthique & responsable', 'es')).toBe('IA ética y responsable');
  expect(categoryLabel('En bref', 'fr')).toBe('En bref');
});

test('it is known by any of its names, whatever their case or the way of their accents', () => {
  expect(storedCategory('ETHICAL & responsible ai')).toBe('IA éthique & responsable');
  expect(categoryLabel('ia e\u0301thique & responsable', 'en')).toBe('Ethical & responsible AI');
  expect(foldName('E\u0301TE\u0301')).toBe('été');
});

test('one that the house does not know is called as it is stored', () => {
  expect(categoryLabel('Ateliers', 'en')).toBe('Ateliers');
  expect(storedCategory('Ateliers')).toBeUndefined();
  expect(categoryLabel('constructor', 'en')).toBe('constructor');
});

test('those of the house come first, in their order', () => {
  expect(inHouseOrder(['Ateliers', 'En bref', 'Zines', 'Trends & Insights'])).toEqual([
    'Trends & Insights',
    'En bref',
    'Ateliers',
    'Zines',
  ]);
});
