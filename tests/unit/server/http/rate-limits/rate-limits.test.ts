import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { type Database, openDatabase } from '#app/server/db/database';
import {
  createRateLimits,
  type LimitName,
  limits as table,
  type RateLimits,
} from '#app/server/http/rate-limits/rate-limits';
import { createLog } from '#app/server/log';

const minute = 60_000;
const hour = 60 * minute;
const log = createLog('silent');

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'verbe-unit-'));
  database = await openDatabase({ dataDir, log });
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

// As the product says them: what, how many, in which time in s.
const told: [LimitName, number, number][] = [
  ['pitch', 5, 3600],
  ['refinement', 30, 3600],
  ['undo', 120, 60],
  ['retry', 10, 3600],
  ['feedback', 10, 3600],
  ['pitchMail', 3, 3600],
  ['mailTo', 5, 86_400],
  ['message', 5, 3600],
  ['newsletter', 3, 3600],
  ['consent', 300, 3600],
  ['checkout', 10, 3600],
  ['withdrawal', 10, 3600],
  ['chat', 30, 3600],
  ['search', 120, 60],
  ['unknownPitch', 30, 60],
  ['unknownOrder', 30, 60],
  ['unknownArticle', 60, 60],
  ['imageMiss', 120, 60],
  ['document', 20, 60],
];

test.each(told)('of %s a visitor has %i in %i seconds', async (name, points, seconds) => {
  const limits = createRateLimits(true, { database, log });
  for (let at = 0; at < points; at += 1) expect((await limits.take(name, '192.0.2.9')).ok).toBe(true);
  const refused = await limits.take(name, '192.0.2.9');
  expect(refused.ok ? 0 : refused.retryAfter).toBeGreaterThan(seconds - 10);
  expect(refused.ok ? 0 : refused.retryAfter).toBeLessThanOrEqual(seconds);
});

test('no limit is left out of what is told', () => {
  expect(new Set(told.map(([name]) => name))).toEqual(new Set(Object.keys(table)));
});

describe('pitches', () => {
  test('five an hour, then a time to come back, in seconds', async () => {
    const limits = createRateLimits(true, { database, log });
    expect(await takeTimes(limits, 5)).toBe(5);
    expect(await limits.take('pitch', '192.0.2.1')).toEqual({ ok: false, retryAfter: expect.any(Number) });
    const refused = await limits.take('pitch', '192.0.2.1');
    expect(refused.ok ? 0 : refused.retryAfter).toBeGreaterThan(3590);
    expect(refused.ok ? 0 : refused.retryAfter).toBeLessThanOrEqual(3600);
  });

  test('five more once the hour is over, twenty a day', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-01-15T00:10:00Z') });
    const limits = createRateLimits(true, { database, log });
    let made = 0;
    for (let time = 0; time < 8; time += 1) {
      made += await takeTimes(limits, 6);
      vi.advanceTimersByTime(hour + minute);
    }
    expect(made).toBe(20);
  });

  test('another visitor has an allowance of their own', async () => {
    const limits = createRateLimits(true, { database, log });
    expect(await takeTimes(limits, 6, '192.0.2.1')).toBe(5);
    expect(await takeTimes(limits, 6, '192.0.2.2')).toBe(5);
  });

  test('the /64 of an IPv6 address is one visitor', async () => {
    const limits = createRateLimits(true, { database, log });
    expect(await takeTimes(limits, 5, '2001:db8:1:2::1')).toBe(5);
    expect(await limits.take('pitch', '2001:db8:1:2:ffff::9')).toMatchObject({ ok: false });
    expect(await limits.take('pitch', '2001:db8:1:3::1')).toEqual({ ok: true });
  });

  test('seven networks of one /48 have together what four visitors have', async () => {
    const limits = createRateLimits(true, { database, log });
    let made = 0;
    for (let subnet = 1; subnet <= 7; subnet += 1) {
      made += await takeTimes(limits, 5, `2001:db8:1:${subnet}::1`);
    }
    expect(made).toBe(20);
    expect(await limits.look('pitch', '2001:db8:1:8::1')).toMatchObject({ ok: false });
    expect(await limits.take('pitch', '2001:db8:2:1::1')).toEqual({ ok: true });
  });

  test('another limit is another allowance', async () => {
    const limits = createRateLimits(true, { database, log });
    await takeTimes(limits, 5);
    expect(await limits.take('feedback', '192.0.2.1')).toEqual({ ok: true });
  });
});

test.each([
  ['feedback', 10],
  ['unknownPitch', 30],
] as const)('%s: %i', async (name, allowed) => {
  expect(await takeTimes(createRateLimits(true, { database, log }), allowed + 5, '192.0.2.1', name)).toBe(
    allowed,
  );
});

test('one can look at an allowance without taking from it', async () => {
  const limits = createRateLimits(true, { database, log });
  for (let look = 0; look < 40; look += 1) {
    expect(await limits.look('unknownPitch', '192.0.2.1')).toEqual({ ok: true });
  }
  await takeTimes(limits, 30, '192.0.2.1', 'unknownPitch');
  const spent = await limits.look('unknownPitch', '192.0.2.1');
  expect(spent).toEqual({ ok: false, retryAfter: expect.any(Number) });
  expect(await limits.look('unknownPitch', '192.0.2.2')).toEqual({ ok: true });
});

test('the key of a visitor changes at midnight (UTC), and with it their allowance', async () => {
  const clock = { ms: Date.parse('2026-11-20T23:59:59Z') };
  const limits = createRateLimits(true, { database, log, now: () => clock.ms });
  expect(await takeTimes(limits, 6)).toBe(5);
  clock.ms += 1000;
  expect(await takeTimes(limits, 6)).toBe(5);
});

test('on SQLite nothing of it is stored', async () => {
  await takeTimes(createRateLimits(true, { database, log }), 6);
  expect(await database.query.selectFrom('visitor_limits').selectAll().execute()).toEqual([]);
  expect(await database.query.selectFrom('visitor_key').selectAll().execute()).toEqual([]);
});

test('off, nothing is refused', async () => {
  const limits = createRateLimits(false, { database, log });
  expect(await takeTimes(limits, 100)).toBe(100);
  expect(await limits.look('pitch', '192.0.2.1')).toEqual({ ok: true });
});

/** How many of so many tries were allowed. */
async function takeTimes(
  limits: RateLimits,
  times: number,
  ip = '192.0.2.1',
  name: LimitName = 'pitch',
): Promise<number> {
  let allowed = 0;
  for (let time = 0; time < times; time += 1) if ((await limits.take(name, ip)).ok) allowed += 1;
  return allowed;
}
