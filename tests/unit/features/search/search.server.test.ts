import { expect, test } from 'vitest';

import { searchFor } from '#app/features/search/search.server';
import { servicesForEachTest } from '../../server/http/booted';

const booted = servicesForEachTest({ RATE_LIMITS: 'off' });

async function found(q: string, quick = false) {
  const result = await searchFor({ q, quick }, { locale: 'fr', services: booted.services });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

test('hits come by kinds, with their excerpts, and are counted', async () => {
  const { groups, total } = await found('échec');
  const [pages] = groups;
  expect(pages).toMatchObject({ kind: 'page' });
  expect(pages?.hits[0]).toMatchObject({
    path: '/cgu',
    hash: 'pitch-echec',
    partOf: 'Conditions générales d’utilisation',
    title: [
      { text: 'En cas d’', hit: false },
      { text: 'échec', hit: true },
    ],
  });
  expect(total).toBe(groups.flatMap(({ hits }) => hits).length);
});

test('an empty query finds nothing', async () => {
  expect(await found('')).toEqual({ total: 0, groups: [] });
});

test.each(['a', 'é', 'le', 'de la', '?!'])('“%s” is too little to search for', async (q) => {
  expect(await found(q)).toEqual({ total: 0, groups: [], isTooShort: true });
});

test('two letters that nothing has are searched for', async () => {
  expect(await found('xq')).toEqual({ total: 0, groups: [] });
});

test('the quick search gives the best three of a kind', async () => {
  const { groups } = await found('marketing', true);
  expect(groups.length).toBeGreaterThan(1);
  expect(Math.max(...groups.map(({ hits }) => hits.length))).toBe(3);
});

test('one page does not fill the list with its sections', async () => {
  const { groups } = await found('pitch');
  const ofTerms = groups.flatMap(({ hits }) => hits).filter(({ path }) => path === '/cgu');
  expect(ofTerms.length).toBeLessThanOrEqual(3);
});

test('what looks like HTML is found as text alone', async () => {
  const { groups } = await found('<b>rétractation</b>');
  expect(JSON.stringify(groups)).not.toContain('<b>');
});
