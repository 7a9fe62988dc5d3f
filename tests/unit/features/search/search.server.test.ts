import { expect, test } from 'vitest';

import { searchFor } from '#app/features/search/search.server';
import type { RequestContext } from '#app/server/http/request-context';
import { runtimeForEachTest } from '../../server/http/booted';

runtimeForEachTest({ RATE_LIMITS: 'off' });

const visitor: RequestContext = { requestId: 'r', nonce: 'n', locale: 'fr' };

async function found(q: string, quick = false) {
  const result = await searchFor({ q, quick }, visitor);
  if (!result.ok) throw new Error(result.error);
  return result;
}

test('hits come by kinds, with their excerpts, and are counted', async () => {
  const { groups, total } = await found('rétractation');
  const [pages] = groups;
  expect(pages).toMatchObject({ kind: 'page' });
  expect(pages?.hits[0]).toMatchObject({
    path: '/cgu',
    hash: 'retractation',
    partOf: 'Conditions générales d’utilisation',
    title: [
      { text: 'Droit de ', hit: false },
      { text: 'rétractation', hit: true },
    ],
  });
  expect(total).toBe(groups.flatMap(({ hits }) => hits).length);
});

test('an empty query finds nothing', async () => {
  expect(await found('   ')).toEqual({ ok: true, total: 0, groups: [] });
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

test('a request of another shape is refused', async () => {
  await expect(searchFor({ q: ['a'], quick: false }, visitor)).rejects.toThrow();
});
