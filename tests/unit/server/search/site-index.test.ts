import { expect, test } from 'vitest';

import type { Findable } from '#app/server/search/documents';
import { buildIndex } from '#app/server/search/site-index';
import { processorTime } from '#tests/fixtures/processor-time';

const documents = [
  ['Comprendre un marché', 'Audit de données, études sociologiques, tendances de consommation.'],
  ['Adopter l’IA', 'Protection des données et technologie.'],
  ['Un cœur de métier', 'Ce que vous faites le mieux.'],
  ['Marketing digital', 'Les canaux, les contenus et les campagnes.'],
].map(([title = '', text = '']): Findable => ({
  kind: 'page',
  address: `/${title}`,
  title,
  text,
  lang: 'fr',
}));

async function titlesFor(query: string) {
  const index = await buildIndex(documents);
  return index.search(query).map(({ document }) => document.title);
}

test.each(['donnees', 'DONNÉES', 'données', 'donne\u0301es'])(
  '%s is found whatever its accents and case',
  async (q) => {
    expect(await titlesFor(q)).toHaveLength(2);
  },
);

test('a word is found by its beginning', async () => {
  expect(await titlesFor('socio')).toEqual(['Comprendre un marché']);
});

test.each(['marketin', 'marketng', 'markating', 'makreting'])(
  '%s is found in spite of its typo',
  async (q) => {
    expect(await titlesFor(q)).toEqual(['Marketing digital']);
  },
);

test('a short word forgives nothing', async () => {
  expect(await titlesFor('ic')).toEqual([]);
});

test('all words count where a text has them all', async () => {
  expect(await titlesFor('protection des données')).toEqual(['Adopter l’IA']);
});

test('some of them do where none has', async () => {
  expect(await titlesFor('campagnes xylophone')).toEqual(['Marketing digital']);
});

test('a title weighs more than a text', async () => {
  expect((await titlesFor('marché contenus'))[0]).toBe('Comprendre un marché');
});

test('a ligature is found by its letters', async () => {
  expect(await titlesFor('coeur')).toEqual(['Un cœur de métier']);
});

test('matched words are given as they stand in the text', async () => {
  const index = await buildIndex(documents);
  expect([...(index.search('donees')[0]?.matches ?? [])]).toEqual(['donnees']);
});

test.each([
  '',
  '   ',
  'le la les',
  '«»!?',
  '__proto__',
  'constructor prototype toString',
  '<script>alert(1)</script>',
  '*:* AND (a OR b)',
  '\u202e\u0000\ud800',
  '%00%2e%2e/',
  'a'.repeat(10_000),
  'ab '.repeat(3_000),
])('%j finds nothing, and does no harm', async (q) => {
  expect(await titlesFor(q)).toEqual([]);
});

test('a thousand hostile words are answered at once', async () => {
  const index = await buildIndex(documents);
  const words = Array.from({ length: 1000 }, (_, at) => `marketing${at}xyzxyz`).join(' ');
  const spent = processorTime();
  index.search(words);
  expect(spent()).toBeLessThan(200);
});
