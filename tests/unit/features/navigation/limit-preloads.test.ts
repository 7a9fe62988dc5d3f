import { afterEach, expect, test, vi } from 'vitest';

import { limitPreloads } from '#app/features/navigation/limit-preloads';

afterEach(() => vi.unstubAllGlobals());

test('at most four pages are fetched ahead at a time, in their order', async () => {
  vi.stubGlobal('navigator', {});
  const { preload, running, finish } = slow();
  const ahead = limitPreloads(preload);
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((page) => ahead(page));
  expect(running).toEqual(['a', 'b', 'c', 'd']);
  finish('b');
  await all[1];
  expect(running).toEqual(['a', 'c', 'd', 'e']);
  for (const page of ['a', 'c', 'd', 'e']) finish(page);
  await all[4];
  expect(running).toEqual(['f']);
  finish('f');
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

test('one that fails gives its place back', async () => {
  vi.stubGlobal('navigator', {});
  const ahead = limitPreloads(async (page: string) => {
    if (page !== 'good') throw new Error(page);
    return page;
  });
  const failed = await Promise.allSettled(['1', '2', '3', '4', '5'].map((page) => ahead(page)));
  expect(failed.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  expect(await ahead('good')).toBe('good');
});

test.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2g', { saveData: false, effectiveType: '2g' }],
  ['is slower still', { effectiveType: 'slow-2g' }],
])('nothing is fetched ahead for who %s', async (_, connection) => {
  vi.stubGlobal('navigator', { connection });
  const preload = vi.fn<() => Promise<string>>();
  expect(await limitPreloads(preload)('page')).toBeUndefined();
  expect(preload).not.toHaveBeenCalled();
});

test('on a good connection it is', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '4g' } });
  expect(await limitPreloads(async () => 'page')('page')).toBe('page');
});

/** Pages that arrive when the test says so. */
function slow() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const preload = async (page: string) => {
    running.push(page);
    await new Promise<void>((resolve) => ends.set(page, resolve));
    running.splice(running.indexOf(page), 1);
    return page.toUpperCase();
  };
  return { preload, running, finish: (page: string) => ends.get(page)?.() };
}
