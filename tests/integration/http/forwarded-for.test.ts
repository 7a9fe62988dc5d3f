import { afterAll, beforeAll, expect, test } from 'vitest';

import { person } from '#tests/e2e/support/askers';
import { buildIfStale, type ScannedSite, startSite } from '#tests/integration/support/site-under-scan';

const unknown = `/agents/elevator-pitch/${'A'.repeat(22)}`;
const sites: ScannedSite[] = [];

beforeAll(buildIfStale, 180_000);
afterAll(() => Promise.all(sites.map(({ server }) => server.dispose())));

/** What 31 visitors are answered who look for a pitch that is none: one of them alone may do so thirty times. */
async function askAsMany(variables: Record<string, string>) {
  const site = await startSite({ SITE_URL: 'https://verbe.example', HOST: '127.0.0.1', ...variables });
  sites.push(site);
  const origin = `http://127.0.0.1:${site.server.port}`;
  const statuses: number[] = [];
  for (let visitor = 1; visitor <= 31; visitor += 1) {
    const headers = { ...person, 'x-forwarded-for': `203.0.113.9, 198.51.100.${visitor}` };
    const answer = await fetch(origin + unknown, { headers });
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  const warnings = site.server.output().match(/.*TRUST_PROXY.*/g) ?? [];
  return { last: statuses.at(-1), warnings: warnings.length };
}

test('a visitor’s address counts as the proxy says it that is trusted', async () => {
  expect(await askAsMany({ TRUST_PROXY: '127.0.0.1' })).toEqual({ last: 404, warnings: 0 });
});

test('no other names a visitor’s address, and the log says that it tried', async () => {
  expect(await askAsMany({ TRUST_PROXY: '10.0.0.1' })).toEqual({ last: 429, warnings: 1 });
});

test('nor does any where none is trusted, which is said at boot', async () => {
  expect(await askAsMany({ TRUST_PROXY: '' })).toEqual({ last: 429, warnings: 2 });
});
