import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Answer } from '#app/server/http/answer';
import { handleRequest } from '#app/server/http/handle-request';
import { inlineHashes } from '#app/server/http/page-cache/inline-hashes';
import { createPageCache } from '#app/server/http/page-cache/page-cache';
import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';
import { servicesForEachTest } from '../booted';

const booted = servicesForEachTest();
const origin = 'http://localhost:3000';
const person = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', accept: 'text/html' };
let services: Services;
let asked: { request: Request; context: RequestContext }[] = [];

beforeEach(() => {
  services = {
    ...booted.services,
    pageCache: createPageCache({ maxBytes: 1_000_000, freshMs: 60_000, longestMs: 60_000 }),
  };
  asked = [];
});

describe('of one visitor', () => {
  const canary = 'canary';
  const first = {
    ...person,
    cookie: `consent=${canary}; pitch=${canary}; viewport=desktop`,
    referer: `https://${canary}.example/`,
    authorization: canary,
    'accept-language': `fr, ${canary}`,
    'user-agent': `Mozilla/5.0 ${canary}`,
    'x-forwarded-for': canary,
  };

  test('nothing but language and breakpoint reaches what is rendered, nor the next visitor', async () => {
    const mine = await get(`/actus?utm_source=${canary}&page=2`, first);
    const theirs = await get('/actus?page=2', {
      ...person,
      cookie: 'viewport=desktop',
      'accept-language': 'fr',
    });
    expect(asked).toHaveLength(1);
    const [{ request, context } = raise()] = asked;
    expect(request.url).toBe(`${origin}/actus?page=2`);
    expect([...request.headers]).toEqual([['accept', 'text/html']]);
    expect(context).toMatchObject({ locale: 'fr', viewport: 'desktop' });
    expect(context.nonce).toBeUndefined();
    const sent = JSON.stringify([...theirs.headers]) + (await theirs.text());
    expect(sent).not.toContain(canary);
    expect(sent).not.toContain(mine.headers.get('x-request-id'));
  });

  test('the language and the breakpoint are nobody else’s', async () => {
    const pages: Record<string, string>[] = [
      { 'accept-language': 'fr' },
      { 'accept-language': 'es' },
      { 'accept-language': 'fr', cookie: 'viewport=mobile' },
      { cookie: 'lang=es; viewport=mobile' },
    ];
    const texts = await Promise.all(pages.map(async (headers) => (await get('/', headers)).text()));
    expect(new Set(texts).size).toBe(4);
    expect(asked).toHaveLength(4);
  });

  test('an answer that sets a cookie, or says who may keep it, is for its asker', async () => {
    for (const [name, value] of Object.entries({ 'set-cookie': 'a=b', 'cache-control': 'no-store' })) {
      const answer: Answer = async () => {
        const response = html('<p>');
        response.headers.set(name, value);
        return response;
      };
      await get('/contact', person, answer);
    }
    expect((await get('/contact')).headers.get('set-cookie')).toBeNull();
    expect(asked).toHaveLength(3);
  });
});

describe('a stored page', () => {
  test('comes compressed as the browser asks for it, with a length', async () => {
    const plain = await (await get('/', { 'accept-encoding': 'identity' })).text();
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get('/', { 'accept-encoding': 'gzip;q=1, br;q=0' });
    expect([br, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip']);
    const body = new Uint8Array(await br.arrayBuffer());
    expect(br.headers.get('content-length')).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(plain);
    expect(gunzipSync(new Uint8Array(await gzip.arrayBuffer())).toString()).toBe(plain);
  });

  test('tells caches in front how long and by what it may be kept', async () => {
    const { headers } = await get('/');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
  });

  test('is not sent again to a browser that has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? raise();
    for (const known of [etag, `"x", ${etag}`]) {
      const again = await get('/', { 'if-none-match': known });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await get('/?lang=es', { 'if-none-match': etag })).status).toBe(200);
  });

  test('carries no nonce, and a policy with the hashes of its own scripts', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    const { scripts } = inlineHashes(await response.text());
    expect(scripts).toHaveLength(1);
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
    expect(policy).not.toContain('nonce-');
  });

  test('has the id of each request in the header alone', async () => {
    const pages = [await get('/'), await get('/')];
    const ids = pages.map(({ headers }) => headers.get('x-request-id') ?? raise());
    expect(new Set(ids).size).toBe(2);
    for (const page of pages) expect(await page.text()).not.toMatch(new RegExp(ids.join('|')));
  });
});

test('one visitor over a limit takes a stored page from nobody', async () => {
  let time = 1000;
  services.pageCache = createPageCache({
    maxBytes: 1_000_000,
    freshMs: 1000,
    longestMs: 60_000,
    now: () => time,
  });
  await get('/actus/x');
  time = 3000;
  await get('/actus/x', person, async () => html('too many', 429));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await setImmediate();
  expect((await get('/actus/x', person, async () => html('too many', 429))).status).toBe(200);
});

describe('what is not stored', () => {
  test('is a page that shows less than there is', async () => {
    const partly: Answer = async (context, request) => {
      context.keepOutOfCache?.();
      return shown(context, request);
    };
    await get('/', person, partly);
    const { headers } = await get('/', person, partly);
    expect(asked).toHaveLength(2);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-security-policy')).toContain("'sha256-");
  });

  test('is an error, a missing page or a way to another page', async () => {
    const failing: Answer = async () => {
      throw new Error('odd');
    };
    expect((await get('/actus/x', person, failing)).status).toBe(500);
    expect((await get('/actus/x', person, async () => html('none', 404))).status).toBe(404);
    const onward: Answer = async () => new Response(null, { status: 307, headers: { location: '/actus' } });
    expect((await get('/actus/x', person, onward)).headers.get('location')).toBe('/actus');
    expect((await get('/actus/x')).status).toBe(200);
  });

  test('says to a crawler no more than before', async () => {
    const crawler = { 'user-agent': 'Googlebot/2.1', accept: '*/*' };
    const onward: Answer = async () =>
      new Response(null, { status: 307, headers: { location: '/404?from=/x' } });
    expect((await get('/actus/x', crawler, onward)).status).toBe(404);
  });
});

const shown: Answer = async ({ locale, viewport, requestId }, { url }) =>
  html(`${locale} ${viewport} ${url} <script>run()</script><i data-request="${requestId}">`);

function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function get(
  path: string,
  headers: Record<string, string> = person,
  answer: Answer = shown,
): Promise<Response> {
  return handleRequest(new Request(origin + path, { headers }), services, (context, request) => {
    asked.push({ context, request });
    return answer(context, request);
  });
}

function raise(): never {
  throw new Error('nothing was answered');
}
