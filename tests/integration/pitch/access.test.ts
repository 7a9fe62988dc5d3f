import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createPitchFor } from '#app/features/pitch/server/create-pitch';
import { deletePitchFor } from '#app/features/pitch/server/retry-and-delete';
import { isMaker } from '#app/features/pitch/server/access';
import type { Services } from '#app/server/services';
import { ok, refused } from '#app/lib/result';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { brief } from './orders';
import { usePitches } from './use-pitches';

const visitorOf = (services: Services) => ({ services, requestId: 'r', nonce: 'n', locale: 'fr' }) as const;

type Cookie = { name: string; value: string; options: object };

/** The browser that asks: what it sends, and what it is given. */
const browser = vi.hoisted(() => ({ sends: new Map<string, string>(), given: new Array<Cookie>() }));
vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => browser.sends.get(name),
  setCookie: (name: string, value: string, options: object) => {
    browser.given.push({ name, value, options });
    browser.sends.set(name, value);
  },
  setResponseHeader: () => {},
  setResponseStatus: () => {},
}));

beforeEach(() => {
  browser.sends.clear();
  browser.given.length = 0;
});

describe.each(dialects)('who made a pitch, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const boot = usePitches();

  it('is told by a cookie that no script reads, kept for this host alone on https', async () => {
    const services = await boot(await testDatabase().open(), { env: { SITE_URL: 'https://verbe.example' } });
    await makePitch(services, '0');
    expect(browser.given).toMatchObject([
      { name: '__Host-pitch-owner', options: { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } },
    ]);
  });

  it('is stored as a hash alone', async () => {
    const services = await boot(await testDatabase().open());
    const id = await makePitch(services, '0');
    const [token] = browser.sends.values();
    const row = await services.database.query
      .selectFrom('pitches')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(token).toMatch(/^.{40,}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('is one browser, whose first two requests may come at once', async () => {
    const services = await boot(await testDatabase().open());
    const id = await makePitch(services, '0');
    browser.sends.clear();
    expect(await makePitch(services, '0')).toBe(id);
    expect(browser.given[1]?.value).toBe(browser.given[0]?.value);
  });

  it('makes the next one with the same token', async () => {
    const services = await boot(await testDatabase().open());
    const first = await makePitch(services, '0');
    const second = await makePitch(services, '1');
    expect(new Set(browser.given.map(({ value }) => value)).size).toBe(1);
    expect([await isMaker(services, first), await isMaker(services, second)]).toEqual([true, true]);
  });

  it('alone may delete it, and nobody else learns whether it is there', async () => {
    const services = await boot(await testDatabase().open());
    const id = await makePitch(services, '0');
    const visitor = visitorOf(services);
    const maker = new Map(browser.sends);
    const missing = refused('missing');

    browser.sends.clear();
    expect(await deletePitchFor({ id }, visitor)).toEqual(missing);
    await makePitch(services, '1');
    expect(await deletePitchFor({ id }, visitor)).toEqual(missing);
    expect(await deletePitchFor({ id: 'x'.repeat(22) }, visitor)).toEqual(missing);

    for (const [name, value] of maker) browser.sends.set(name, value);
    expect(await deletePitchFor({ id }, visitor)).toEqual(ok(undefined));
    expect(await deletePitchFor({ id }, visitor)).toEqual(missing);
  });
});

/** A pitch by the request whose key is this digit; returns its id. */
async function makePitch(services: Services, digit: string): Promise<string> {
  const made = await createPitchFor({ requestKey: digit.repeat(32), brief }, visitorOf(services));
  if (!made.ok) throw new Error(`Not made: ${made.error}`);
  return made.value;
}
