import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchThenImport } from '#app/features/navigation/fetch-then-import';

const ask = vi.fn<(url: string) => Promise<Response>>();
/** The module loader of a browser that keeps what failed. */
const loader = vi.fn<() => Promise<string>>();
const told = vi.fn<(event: Event) => void>();

let files: string[];
let count = 0;

beforeEach(() => {
  count += 1;
  files = [`assets/part-${count}.js`, `assets/shared-${count}.js`];
  ask.mockReset().mockImplementation(async () => new Response('export {}'));
  loader.mockReset().mockResolvedValue('the part');
  told.mockReset();
  vi.stubGlobal('fetch', ask);
  window.addEventListener('vite:preloadError', told);
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', told);
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('nothing is imported before all of its files are there', async () => {
  let arrive = (_response: Response) => {};
  ask.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const part = fetchThenImport(loader, files);
  await vi.waitFor(() => expect(ask.mock.calls).toEqual(files.map((file) => [`${location.origin}/${file}`])));
  expect(loader).not.toHaveBeenCalled();
  arrive(new Response('export {}'));
  expect(await part).toBe('the part');
});

test('what did not arrive is fetched again the next time, and the loader never hears of the failure', async () => {
  const failure = new TypeError('Failed to fetch');
  ask.mockRejectedValueOnce(failure);
  await expect(fetchThenImport(loader, files)).rejects.toBe(failure);
  expect(loader).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
  expect(await fetchThenImport(loader, files)).toBe('the part');
});

test('a server that is starting anew is asked again, and not the module loader', async () => {
  ask.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }));
  await expect(fetchThenImport(loader, files)).rejects.toThrow(/^Failed to fetch .*502$/);
  expect(loader).not.toHaveBeenCalled();
  expect(await fetchThenImport(loader, files)).toBe('the part');
});

test('a file that a newer build has removed fails as an import, and is told', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  ask.mockImplementation(async () => new Response('Not found', { status: 404 }));
  loader.mockRejectedValueOnce(failure);
  await expect(fetchThenImport(loader, files)).rejects.toBe(failure);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ payload: failure, part: files[0] }));
});

test('a file is fetched once, however many parts need it', async () => {
  await Promise.all([fetchThenImport(loader, files), fetchThenImport(loader, files.slice(1))]);
  await fetchThenImport(loader, files);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what the document preloads is left to it', async () => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/${files[0]}`;
  document.head.append(link);
  await fetchThenImport(loader, files);
  expect(ask.mock.calls).toEqual([[`${location.origin}/${files[1]}`]]);
});
