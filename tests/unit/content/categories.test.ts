import { expect, test } from 'vitest';

import { categoryLabel, foldName, inCategoryOrder, storedCategory } from '#app/content/categories';

test('a known category has a name in each language', () => {
  expect(categoryLabel('IA éthique & responsable', 'en')).toBe('Ethical & responsible AI');
  expect(categoryLabel('IA éthique & responsable', 'es')).toBe('IA ética y responsable');
  expect(categoryLabel('En bref', 'fr')).toBe('En bref');
});

test('it is known by any of its names, whatever their case or the way of their accents', () => {
  expect(storedCategory('ETHICAL & responsible ai')).toBe('IA éthique & responsable');
  expect(categoryLabel('ia e\u0301thique & responsable', 'en')).toBe('Ethical & responsible AI');
  expect(foldName('E\u0301TE\u0301')).toBe('été');
});

test('an unknown category is called as it is stored', () => {
  expect(categoryLabel('Ateliers', 'en')).toBe('Ateliers');
  expect(storedCategory('Ateliers')).toBeUndefined();
  expect(categoryLabel('constructor', 'en')).toBe('constructor');
});

test('the known categories come first, in their order', () => {
  expect(inCategoryOrder(['Ateliers', 'En bref', 'Zines', 'Trends & Insights'])).toEqual([
    'Trends & Insights',
    'En bref',
    'Ateliers',
    'Zines',
  ]);
});
