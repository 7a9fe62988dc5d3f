import { expect, test } from 'vitest';

import { matchOptions } from '#app/features/pitch/form/combobox/combobox-options';

const options = [
  { value: '1', label: 'Côte d’Ivoire' },
  { value: '2', label: 'Saint-Marin' },
  { value: '3', label: 'Îles Vierges des États-Unis' },
  { value: '4', label: 'États-Unis', aliases: ['USA', 'EE. UU.'] },
];

test('matches every word at the start of a word', () => {
  expect(found('ivoire cote')).toEqual(['Côte d’Ivoire']);
  expect(found('marin')).toEqual(['Saint-Marin']);
  expect(found('arin')).toEqual([]);
  expect(found('usa')).toEqual(['États-Unis']);
  expect(found('ee uu')).toEqual(['États-Unis']);
});

test('puts labels that start with the query first, and keeps the order otherwise', () => {
  expect(found('etats')).toEqual(['États-Unis', 'Îles Vierges des États-Unis']);
  expect(found('')).toHaveLength(4);
});

test('a name that is the query comes before all that begin with it', () => {
  const places = [
    { value: 'UA', label: 'Ukraine', aliases: ['UA'] },
    { value: 'GB', label: 'Royaume-Uni', aliases: ['GB', 'UK'] },
  ];
  const labels = matchOptions(places, 'uk').map(({ label }) => label);
  expect(labels).toEqual(['Royaume-Uni', 'Ukraine']);
});

function found(query: string) {
  return matchOptions(options, query).map((option) => option.label);
}
