import { beforeEach, describe, expect, test } from 'vitest';

import { createPageCache, type PageCache, type Rendered } from '#app/server/http/page-cache/page-cache';
import type { StoredPage } from '#app/server/http/page-cache/stored-page';

const bytes = 1000;
let now = 1_000_000;
let renders = 0;
let cache: PageCache;
let answers: string[] = [];

beforeEach(() => {
  now = 1_000_000;
  renders = 0;
  answers = [];
  cache = createPageCache({
    maxBytes: 20 * bytes,
    freshMs: 60_000,
    longestMs: 600_000,
    now: () => now,
    onAnswer: (answer) => answers.push(answer),
  });
});

describe('a stored page', () => {
  test('is rendered once, also for those who ask at the same time', async () => {
    const pages = await Promise.all([ask('a'), ask('a'), ask('a')]);
    expect(pages).toEqual([page('a 1'), page('a 1'), page('a 1')]);
    expect(await ask('a')).toEqual(page('a 1'));
  });

  test('is shown after a minute while the next one is rendered behind it', async () => {
    await ask('a');
    now += 61_000;
    expect(await ask('a')).toEqual(page('a 1'));
    await settled();
    expect(await ask('a')).toEqual(page('a 2'));
    expect(renders).toBe(2);
  });

  test('is handed over before the rendering behind it begins', async () => {
    await ask('a');
    now += 61_000;
    await ask('a');
    expect(renders).toBe(1);
    await settled();
    expect(renders).toBe(2);
  });

  test('is not shown once it is too old', async () => {
    await ask('a');
    now += 661_000;
    expect(await ask('a')).toEqual(page('a 2'));
  });

  test('is at hand while it needs no rendering', async () => {
    expect(cache.fresh('a')).toBeUndefined();
    await ask('a');
    expect(cache.fresh('a')).toEqual(page('a 1'));
    now += 61_000;
    expect(cache.fresh('a')).toBeUndefined();
    await ask('a');
    await settled();
    expect(cache.fresh('a')).toEqual(page('a 2'));
    cache.purge();
    expect(cache.fresh('a')).toBeUndefined();
    expect(answers).toEqual(['miss', 'hit', 'stale', 'hit']);
  });

  test('goes with a purge, and so does what was being rendered', async () => {
    await ask('a');
    cache.purge();
    expect(await ask('a')).toEqual(page('a 2'));
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    const overtaken = cache.get('b', () => promise);
    cache.purge();
    resolve(page('before the purge'));
    expect(await overtaken).toEqual(page('before the purge'));
    expect(await ask('b')).toEqual(page('b 3'));
  });
});

describe('what is no page to store', () => {
  test('is asked for anew each time', async () => {
    expect(await cache.get('a', async () => 'gone')).toBeUndefined();
    expect(await cache.get('a', async () => 'unavailable')).toBeUndefined();
    expect(await ask('a')).toEqual(page('a 1'));
  });

  test('replaces a page that is gone, and not one whose service fails', async () => {
    await ask('a');
    now += 61_000;
    await cache.get('a', async () => 'unavailable');
    await settled();
    expect(await cache.get('a', async () => 'gone')).toEqual(page('a 1'));
    await settled();
    expect(await ask('a')).toEqual(page('a 2'));
  });

  test('is nothing to whoever waits while a purge overtakes it', async () => {
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    const overtaken = cache.get('a', () => promise);
    cache.purge();
    resolve('gone');
    expect(await overtaken).toBeUndefined();
  });
});

describe('memory', () => {
  test('is bounded in bytes', async () => {
    for (let index = 0; index < 100; index += 1) for (const _ of [1, 2]) await ask(`page ${index}`);
    expect(cache.bytes()).toBeLessThanOrEqual(20 * bytes);
  });

  test('is not taken by a flood of addresses that are asked for once', async () => {
    for (const name of ['a', 'b', 'c']) await ask(name);
    for (let index = 0; index < 1000; index += 1) await ask(`odd ${index}`);
    const before = renders;
    for (const name of ['a', 'b', 'c']) await ask(name);
    expect(renders).toBe(before);
  });

  test('keeps what is read often in a flood of addresses that are asked for twice', async () => {
    await ask('home');
    for (let index = 0; index < 200; index += 1) {
      for (const _ of [1, 2]) await ask(`odd ${index}`);
      await ask('home');
    }
    expect(await ask('home')).toEqual(page('home 1'));
  });
});

test('says how it answered', async () => {
  for (const _ of [1, 2]) await ask('a');
  now += 61_000;
  await ask('a');
  await settled();
  now += 661_000;
  await ask('a');
  expect(answers).toEqual(['miss', 'hit', 'stale', 'miss']);
});

function ask(key: string): Promise<StoredPage | undefined> {
  return cache.get(key, async () => {
    renders += 1;
    return page(`${key} ${renders}`);
  });
}

function page(etag: string): StoredPage {
  const known = { status: 304, headers: {}, body: null } as const;
  return { etag, known, br: known, gzip: known, plain: known, bytes };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
