import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createPageCache } from '#app/server/http/page-cache/page-cache';
import { sendStoredPage } from '#app/server/http/page-cache/send-stored-page';
import { answerWith, storePage } from '#app/server/http/page-cache/stored-page';

const html = '<p>Dites ce que vous faites.</p>'.repeat(50);
const given = new Headers({
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
});
const otherwise = 'not from the cache';
let now = 0;
let server: Server;
const page = await storePage(html, given);

beforeEach(async () => {
  now = 0;
  const pageCache = createPageCache({
    maxBytes: 1_000_000,
    freshMs: 60_000,
    longestMs: 60_000,
    now: () => 1_000_000 + now,
  });
  for (const key of ['fr  /', 'en  /actus?page=2']) await pageCache.get(key, async () => page);
  server = createServer((request, response) => {
    if (!sendStoredPage(request, response, { pageCache })) response.end(otherwise);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.close();
});

test.each(['br, gzip', 'gzip', 'identity'])(
  'a page that is fresh goes out as the platform would send it: %s',
  async (coding) => {
    const asked = new Headers({ 'accept-encoding': coding });
    const { status, headers, body } = await get('/', { 'accept-language': 'fr', 'accept-encoding': coding });
    const expected = answerWith(page, asked);
    expect(status).toBe(expected.status);
    expect(headers).toMatchObject({ ...expected.headers, 'x-request-id': expect.any(String) });
    expect(body.equals(expected.body ?? Buffer.of())).toBe(true);
  },
);

test('a browser that has it gets no body, and neither does who asks for its head', async () => {
  const known = await get('/', { 'accept-language': 'fr', 'if-none-match': page.etag });
  expect([known.status, known.headers['content-type'], known.body.length]).toEqual([304, undefined, 0]);
  const head = await get('/', { 'accept-language': 'fr' }, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, `${html.length}`, 0]);
});

test('what the page does not read is no part of its address', async () => {
  expect((await get('/actus?utm_source=x&page=2')).headers.etag).toBe(page.etag);
});

test.each([
  ['/', {}],
  ['/actus?page=2?3', {}],
  ['/actus/../', { 'accept-language': 'fr' }],
  ['/', { 'accept-language': 'fr', cookie: 'preview=1' }],
  ['/', { 'accept-language': 'fr', accept: 'application/json' }],
  ['/', { 'accept-language': 'fr', host: 'x:99999' }],
])('every other request is left alone: %s %j', async (path, headers) => {
  expect((await get(path, headers)).body.toString()).toBe(otherwise);
});

test('so is one that sends something, and one for a page that has to be rendered again', async () => {
  expect((await get('/', { 'accept-language': 'fr' }, 'POST')).body.toString()).toBe(otherwise);
  now = 60_000;
  expect((await get('/', { 'accept-language': 'fr' })).body.toString()).toBe(otherwise);
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const [response] = await once(ask({ port, path, headers, method, agent: false }).end(), 'response');
  const { statusCode: status, headers: sent } = response;
  return { status, headers: sent, body: await buffer(response) };
}
