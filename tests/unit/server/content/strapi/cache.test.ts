import { expect, test, vi } from 'vitest';

import { createCache } from '#app/server/content/strapi/cache';
import { recordingLog } from '#tests/integration/support/recording-log';
import { createLog, type Log } from '#app/server/log';

const loaded = (value: string) => async () => value;
const failing = async (): Promise<never> => {
  throw new Error('503');
};

function makeCache(maxWeight = 1_000_000, log: Log = createLog('silent')) {
  const clock = { time: 1_700_000_000_000 };
  const ends: boolean[] = [];
  const cache = createCache<string>({
    maxWeight,
    now: () => clock.time,
    log,
    onEnd: (answered) => void ends.push(answered),
  });
  return { cache, clock, ends };
}

test('what was asked for longest ago goes first', async () => {
  const { cache } = makeCache(4000);
  for (const key of ['a', 'b']) await cache.get(key, loaded(key.repeat(500)));
  await cache.get('a', failing);
  await cache.get('c', loaded('c'.repeat(500)));
  expect(await cache.get('a', failing)).toBe('a'.repeat(500));
  await expect(cache.get('b', failing)).rejects.toThrow('503');
});

test('a value heavier than all of it is given, and not kept, which the log says once', async () => {
  const { log, lines } = recordingLog();
  const { cache } = makeCache(4000, log);
  expect(await cache.get('a', loaded('a'.repeat(5000)))).toContain('a');
  expect(await cache.get('a', loaded('b'.repeat(5000)))).toContain('b');
  expect(lines.filter((line) => line.includes('too large to be kept'))).toHaveLength(1);
});

test('keys do not share what they hold', async () => {
  const { cache } = makeCache();
  await cache.get('a', loaded('a'));
  expect(await cache.get('b', loaded('b'))).toBe('b');
});

test('what a purge overtakes is given to those who wait, and not kept', async () => {
  const { cache } = makeCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.get('a', () => promise);
  cache.purge(false);
  const after = cache.get('a', loaded('new'));
  resolve('old');
  expect(await before).toBe('old');
  expect(await after).toBe('new');
  expect(await cache.get('a', failing)).toBe('new');
});

test('what a purge overtakes is not kept when nobody asks again', async () => {
  const { cache } = makeCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.get('a', () => promise);
  cache.purge(true);
  resolve('old');
  expect(await before).toBe('old');
  await expect(cache.get('a', failing)).rejects.toThrow('503');
});

test('a purge while a value is renewed leaves the value for a service that fails', async () => {
  const { cache, clock } = makeCache();
  await cache.get('a', loaded('a'));
  clock.time += 60_000;
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await cache.get('a', () => promise)).toBe('a');
  cache.purge(false);
  expect(await cache.get('a', failing)).toBe('a');
  resolve('overtaken');
});

test('a renewal runs once at a time, and its failure is thrown to nobody', async () => {
  const { cache, clock, ends } = makeCache();
  await cache.get('a', loaded('a'));
  clock.time += 60_000;
  expect(await Promise.all([cache.get('a', failing), cache.get('a', failing)])).toEqual(['a', 'a']);
  await vi.waitFor(() => expect(ends).toEqual([true, false]));
  clock.time += 1000;
  expect(await cache.get('a', loaded('b'))).toBe('a');
  await vi.waitFor(async () => expect(await cache.get('a', failing)).toBe('b'));
});

test('a failure is not tried again within a second, and forgotten when purged', async () => {
  const { cache, clock, ends } = makeCache();
  await expect(cache.get('a', failing)).rejects.toThrow('503');
  clock.time += 999;
  await expect(cache.get('a', loaded('a'))).rejects.toThrow('503');
  expect(await cache.get('b', loaded('b'))).toBe('b');
  cache.purge(false);
  expect(await cache.get('a', loaded('a'))).toBe('a');
  expect(ends).toEqual([false, true, true]);
});

test('a renewal that fails leaves what is kept as old as it was', async () => {
  const { cache, clock } = makeCache();
  const day = 24 * 3_600_000;
  await cache.get('a', loaded('a'));
  clock.time += day - 1;
  expect(await cache.get('a', failing)).toBe('a');
  clock.time += 2001;
  await expect(cache.get('a', failing)).rejects.toThrow('503');
});
