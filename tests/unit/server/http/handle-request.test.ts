import { describe, expect, test } from 'vitest';

import { handleRequest } from '#app/server/http/handle-request';
import { createPageStyles } from '#app/server/http/page-cache/page-styles';
import { PageResponse } from '#app/server/http/page-response';
import type { RequestContext } from '#app/server/http/request-context';
import { servicesForEachTest } from './booted';

const booted = servicesForEachTest();
const site = 'http://localhost:3000';
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

describe('the language of a request', () => {
  test('is chosen by the address, the cookie, then the browser', async () => {
    expect(await languageOf('/?lang=es', { cookie: 'lang=fr', 'accept-language': 'en' })).toBe('es');
    expect(await languageOf('/', { cookie: 'lang=fr', 'accept-language': 'en' })).toBe('fr');
    expect(await languageOf('/', { 'accept-language': 'es' })).toBe('es');
  });

  test('is for a function the language of the page that calls it', async () => {
    const caller = { 'x-language': 'es', cookie: 'lang=fr' };
    expect(await languageOf('/_serverFn/abc', caller)).toBe('es');
    expect(await languageOf('/_serverFn/abc', { ...caller, 'x-language': '' })).toBe('fr');
    expect(await languageOf('/_serverFn/abc', { ...caller, 'x-language': 'nonsense' })).toBe('fr');
    expect(await languageOf('/agents/elevator-pitch', caller)).toBe('fr');
  });
});

test('a page for one visitor carries the styles that it shows, by the nonce of its policy', async () => {
  const services = { ...booted.services, pageStyles: createPageStyles(async () => '.a{top:0}.b{top:1px}') };
  const html =
    '<html><head><link rel="stylesheet" href="/assets/style-1.css"></head><body class="a"></body></html>';
  const page = new PageResponse(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const asked = new Request(`${site}/agents/elevator-pitch/abc`);
  const answer = await handleRequest(asked, services, async () => page);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
  expect(await answer.text()).toContain(`<style nonce="${nonce}">.a{top:0}</style>`);
});

describe('what nobody caught', () => {
  test('is answered without a word about the inside, in the language of the request', async () => {
    const answer = await fails(new Error('secret detail'), '/?lang=fr', person);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).toContain('<html lang="fr">');
    expect(html).not.toContain('secret detail');
    expect(html).toContain(answer.headers.get('x-request-id'));
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
  });

  test('keeps the status that a library gave a bad request, and is no fault of ours', async () => {
    const answer = await fails(Object.assign(new Error('too large'), { status: 413 }));
    expect(answer.status).toBe(413);
    expect(booted.lines.join('')).not.toContain('request failed');
    expect((await fails(Object.assign(new Error('odd'), { status: 200 }))).status).toBe(500);
  });

  test('is no fault of ours where the body of a request broke off: whoever sent it has left', async () => {
    await fails(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    expect(booted.lines.join('')).not.toContain('request failed');
    await fails(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
    expect(booted.lines.join('')).toContain('request failed');
  });

  test('is logged under the id of the request, without the row that a database refused', async () => {
    const error = Object.assign(new Error('violates a constraint'), { detail: 'Failing row: (canary)' });
    const answer = await fails(error);
    const line = booted.lines.find((text) => text.includes('request failed')) ?? '';
    expect(line).toContain(answer.headers.get('x-request-id'));
    expect(line).toContain('violates a constraint');
    expect(line).not.toContain('canary');
  });

  test.each(['/_serverFn/abc', '/%5FserverFn/abc'])(
    'in a function gives a text with the id, and no body of the framework: %s',
    async (path) => {
      const inner = new Response('{"stack":"at secret.ts"}', { status: 500 });
      const answer = await handleRequest(new Request(site + path), booted.services, async () => inner);
      expect(await answer.text()).toBe(`Unexpected error ${answer.headers.get('x-request-id')}`);
    },
  );
});

describe('the edge', () => {
  test('sends an address of the earlier site on, without a page', async () => {
    const answer = await handleRequest(new Request(`${site}/Chatbot/?lang=fr`), booted.services, async () => {
      throw new Error('no page was asked for');
    });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/services/chatbot?lang=fr');
  });

  test('reads the breakpoint that the last page kept, and knows nothing of a stranger', async () => {
    const viewportOf = async (cookie: string) => (await contextOf('/', { cookie })).viewport;
    expect(await viewportOf('lang=fr; viewport=mobileWide')).toBe('mobileWide');
    expect(await viewportOf('viewport=wall')).toBeUndefined();
    expect(await viewportOf('')).toBeUndefined();
  });
});

test('each answer has an id and a nonce of its own', async () => {
  const contexts: RequestContext[] = [];
  for (let request = 0; request < 2; request += 1)
    await contextOf('/', {}).then((seen) => contexts.push(seen));
  expect(new Set(contexts.map(({ nonce }) => nonce)).size).toBe(2);
  expect(new Set(contexts.map(({ requestId }) => requestId)).size).toBe(2);
});

async function languageOf(path: string, headers: Record<string, string>): Promise<string> {
  return (await contextOf(path, headers)).locale;
}

async function contextOf(path: string, headers: Record<string, string>): Promise<RequestContext> {
  const { promise, resolve } = Promise.withResolvers<RequestContext>();
  await handleRequest(new Request(`${site}${path}`, { headers }), booted.services, async (context) => {
    resolve(context);
    return new Response('ok');
  });
  return promise;
}

function fails(error: Error, path = '/', headers = {}): Promise<Response> {
  return handleRequest(new Request(`${site}${path}`, { headers }), booted.services, async () => {
    throw error;
  });
}
