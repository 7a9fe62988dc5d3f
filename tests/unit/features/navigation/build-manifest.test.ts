import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadManifest, loadPayload, readManifest } from '#app/features/navigation/build-manifest';

const build = 'b1';
const manifest = { id: build, redirects: { '/bot': '/services/chatbot' }, prerendered: ['/', '/cgu'] };
const answers = new Map<string, unknown>();
const asked: string[] = [];
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answers.clear();
  answers.set('/builds/meta/b1.json', manifest);
  answers.set('/cgu/_payload.json?b1&lang=fr', [[['text', 'cgu'], { title: 'CGU' }]]);
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answers.has(address)
      ? Response.json(answers.get(address))
      : new Response('Not found', { status: 404 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a prerendered page finds the data of its queries, fetched once', async () => {
  await arrive('/');
  await visit('/cgu');
  await visit('/cgu');
  expect(queryClient.getQueryData(['text', 'cgu'])).toEqual({ title: 'CGU' });
  expect(asked).toEqual(['/builds/meta/b1.json', '/cgu/_payload.json?b1&lang=fr']);
});

test('the page that the server sent has its data, and another page no payload', async () => {
  await arrive('/cgu');
  await visit('/cgu');
  await visit('/actus');
  expect(asked).toEqual(['/builds/meta/b1.json']);
});

test('before the manifest is there, and in development, the server is asked as ever', async () => {
  await visit('/cgu');
  await loadManifest(queryClient, { build: undefined, path: '/' });
  expect(asked).toEqual([]);
});

test.each([{ redirects: {}, prerendered: 'all' }, { redirects: { '/bot': 1 }, prerendered: [] }, null])(
  'a manifest that is not well-formed is only logged: %o',
  async (malformed) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    answers.set('/builds/meta/b1.json', malformed);
    await arrive('/');
    expect(readManifest(queryClient, build)).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  },
);

test.each([undefined, { queries: [] }, [['text', 1]]])(
  'a payload that fails is only logged, and asked for again: %o',
  async (malformed) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await arrive('/');
    answers.delete('/cgu/_payload.json?b1&lang=fr');
    if (malformed) answers.set('/cgu/_payload.json?b1&lang=fr', malformed);
    await visit('/cgu');
    expect(warn).toHaveBeenCalledOnce();
    answers.set('/cgu/_payload.json?b1&lang=fr', [[['text', 'cgu'], { title: 'CGU' }]]);
    await visit('/cgu');
    expect(queryClient.getQueryData(['text', 'cgu'])).toEqual({ title: 'CGU' });
  },
);

test('off the network nothing is waited for', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await arrive('/');
  answers.clear();
  onlineManager.setOnline(false);
  await visit('/cgu');
  onlineManager.setOnline(true);
  expect(asked).toHaveLength(2);
});

function arrive(path: string) {
  return loadManifest(queryClient, { build, path });
}

function visit(path: string) {
  return loadPayload({ queryClient, build, locale: 'fr' }, path);
}
