import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createPitchFor } from '#app/features/pitch/server/create-pitch';
import { deletePitchFor } from '#app/features/pitch/server/own-pitch';
import { ownPitch } from '#app/features/pitch/server/access';
import { runtime } from '#app/server/runtime';
import { dialects, usePlace } from '#tests/integration/support/places';
import { brief } from './orders';
import { usePitches } from './use-pitches';

const visitor = { requestId: 'r', nonce: 'n', locale: 'fr' } as const;

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
  const place = usePlace(dialect);
  const boot = usePitches();

  it('is told by a cookie that no script reads, kept for this host alone on https', async () => {
    await boot(await place().open(), { env: { SITE_URL: 'https://verbe.example' } });
    await makePitch('0');
    expect(browser.given).toMatchObject([
      { name: '__Host-pitch-owner', options: { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } },
    ]);
  });

  it('is stored as a hash alone', async () => {
    await boot(await place().open());
    const id = await makePitch('0');
    const [token] = browser.sends.values();
    const row = await runtime()
      .database.query.selectFrom('pitches')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(token).toMatch(/^.{40,}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('is one browser, whose first two requests may come at once', async () => {
    await boot(await place().open());
    const id = await makePitch('0');
    browser.sends.clear();
    expect(await makePitch('0')).toBe(id);
    expect(browser.given[1]?.value).toBe(browser.given[0]?.value);
  });

  it('makes the next one with the same token', async () => {
    await boot(await place().open());
    const first = await makePitch('0');
    const second = await makePitch('1');
    expect(new Set(browser.given.map(({ value }) => value)).size).toBe(1);
    expect([await ownPitch({ id: first }), await ownPitch({ id: second })]).toEqual([first, second]);
  });

  it('alone may delete it, and nobody else learns whether it is there', async () => {
    await boot(await place().open());
    const id = await makePitch('0');
    const maker = new Map(browser.sends);
    const refused = { ok: false };

    browser.sends.clear();
    expect(await deletePitchFor({ id })).toEqual(refused);
    await makePitch('1');
    expect(await deletePitchFor({ id })).toEqual(refused);
    expect(await deletePitchFor({ id: 'x'.repeat(22) })).toEqual(refused);
    expect(await deletePitchFor({ id: '../etc' })).toEqual(refused);

    for (const [name, value] of maker) browser.sends.set(name, value);
    expect(await deletePitchFor({ id })).toEqual({ ok: true });
    expect(await deletePitchFor({ id })).toEqual(refused);
  });
});

/** A pitch by the request whose key is this digit; returns its id. */
async function makePitch(digit: string): Promise<string> {
  const made = await createPitchFor({ requestKey: digit.repeat(32), brief }, visitor);
  if (!made.ok) throw new Error(`Not made: ${made.error}`);
  return made.id;
}
