import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { person } from '#tests/e2e/support/askers';
import { startServer, type TestServer } from '#tests/e2e/support/server';
import { type Way, wayTo } from '#tests/integration/support/outage';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { siteCalls } from '#tests/support/site-calls';
import { buildIfStale, idIn, order, secrets } from '#tests/integration/support/site-under-scan';
import { until } from '#tests/integration/support/until';

const wrong = {
  en: 'Something went wrong',
  fr: 'Une erreur s’est produite',
  es: 'Se ha producido un error',
};
/** Of the database, of its driver, or of the code: words too long to stand in a random id by chance. */
const inside = /ECONNREFUSED|terminated|postgres|sqlite|\bat .*\.js/i;

it.each(['127.0.0.1', 'localhost'])(
  'a process that starts meanwhile says why it cannot, at %s',
  async (host) => {
    await buildIfStale();
    const start = startServer({ DATABASE_URL: `postgres://verbe@${host}:1/none`, SITE_SECRET: secrets.site });
    await expect(start).rejects.toThrow(/did not become ready:\n(?:\{.*\n)*[^{]*ECONNREFUSED/);
  },
  180_000,
);

describe.skipIf(!dialects.includes('postgres'))('while PostgreSQL is away', () => {
  const testDatabase = useTestDatabase('postgres');
  let way: Way | undefined;
  let site: TestServer | undefined;
  let pid: number | undefined;
  let pitch = '';

  beforeAll(async () => {
    await buildIfStale();
    way = await wayTo(testDatabase().databaseUrl ?? '');
    site = await startServer({ DATABASE_URL: way.databaseUrl, SITE_SECRET: secrets.site });
    pid = site.pid();
    pitch = `/agents/elevator-pitch/${await idIn(await call('pitch.createPitch', order()))}`;
    await way.cut();
  });
  afterAll(async () => {
    await site?.dispose();
    await way?.cut().catch(() => {});
  });

  const call = (name: string, data: unknown) => siteCalls(site?.url ?? '').call(name, data);
  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${site?.url}${path}`, { redirect: 'manual', ...init, headers: { ...person, ...headers } });

  it('the process lives, and says to whoever sends it requests that it is not ready', async () => {
    const ready = await ask('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'unavailable', database: 'unavailable' });
    expect((await ask('/healthz')).status).toBe(200);
  });

  it.each(['/', '/contact', '/agents/elevator-pitch', '/recherche?q=ia'])('%s is shown', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it.each(['en', 'fr', 'es'] as const)(
    'a page of %s that needs it is 503, in that language',
    async (lang) => {
      for (const path of [pitch, pitch.replace('pitch/', 'pitch-order/'), `${pitch}/pitch.pdf`]) {
        const answer = await ask(path, { 'accept-language': lang });
        const html = await answer.text();
        const heading = /<h1[^>]*>(.*?)<\/h1>/s
          .exec(html)?.[1]
          ?.replaceAll(/<[^>]*>/g, '')
          .trim();
        expect({
          path,
          status: answer.status,
          retryAfter: answer.headers.get('retry-after'),
          lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
          heading,
          tellsOfInside: inside.exec(html)?.[0],
        }).toEqual({
          path,
          status: 503,
          retryAfter: '5',
          lang,
          heading: wrong[lang],
          tellsOfInside: undefined,
        });
      }
    },
  );

  it('a pitch that is asked for and a form that is posted are 503, with a time', async () => {
    const form = { method: 'POST', body: new URLSearchParams({ order: pitch.slice(-22) }) };
    const here = { origin: site?.url ?? '', 'sec-fetch-site': 'same-origin' };
    const answers = [
      await call('pitch.createPitch', order()),
      await ask('/payments/cancellation', here, form),
    ];
    for (const { status, headers } of answers)
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('comes back: the same process shows and writes again', async () => {
    await way?.mend();
    await until(async () => (await ask('/readyz')).ok, 15_000);
    expect((await ask(pitch)).status).toBe(200);
    const made = await idIn(await call('pitch.createPitch', order()));
    const isReady = async () => (await (await call('pitch.getPitch', { id: made })).text()).includes('ready');
    await until(isReady, 15_000);
    expect(site?.pid()).toBe(pid);
  });
});
