import { expect, test } from 'vitest';

import { searchFor } from '#app/features/search/search.server';
import { legalPages } from '#app/lib/legal-pages';
import { servicesForAllTests } from '../../server/http/booted';

const booted = servicesForAllTests({ RATE_LIMITS: 'off' });

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

test('the quick search counts what it does not show', async () => {
  const { groups, total } = await found('marketing', true);
  expect(total).toBe((await found('marketing')).total);
  expect(total).toBeGreaterThan(groups.flatMap(({ hits }) => hits).length);
});

const isLegalPage = (address: string) => legalPages.some(({ path }) => path === address);

test('every hit is there once, sections of legal texts after all other pages', async () => {
  const { groups, total } = await found('pitch');
  const hits = groups.flatMap((group) => group.hits);
  expect(new Set(hits.map(({ path, hash }) => `${path}#${hash}`)).size).toBe(total);
  const pages = groups.find(({ kind }) => kind === 'page')?.hits ?? [];
  const isLegal = pages.map(({ path, hash }) => hash !== undefined && isLegalPage(path));
  expect(isLegal).toContain(true);
  expect(isLegal).toEqual(isLegal.toSorted((one, other) => Number(one) - Number(other)));
});

test('the fourth section of a page stands after the third of the others', async () => {
  const { groups } = await found('pitch');
  const pages = groups.find(({ kind }) => kind === 'page')?.hits ?? [];
  const open = pages.filter(({ path }) => !isLegalPage(path));
  const seen = new Map<string, number>();
  const places = open.map(({ path }) => {
    seen.set(path, (seen.get(path) ?? 0) + 1);
    return (seen.get(path) ?? 0) > 3 ? 1 : 0;
  });
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('what looks like HTML is found as text alone', async () => {
  const { groups } = await found('<b>rétractation</b>');
  expect(JSON.stringify(groups)).not.toContain('<b>');
});
