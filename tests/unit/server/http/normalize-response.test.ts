import { describe, expect, test } from 'vitest';

import { normalizeResponse } from '#app/server/http/normalize-response';
import { servicesForEachTest } from './booted';

const booted = servicesForEachTest();
const person = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html,*/*;q=0.8',
};
const crawler = { ...person, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
const context = () =>
  ({ services: booted.services, requestId: 'request-1', nonce: 'abc', locale: 'en' }) as const;

describe('an address that is none', () => {
  const missing = () => redirectTo('/404?from=%2Fno-such-page');

  test('leads a person to the not-found page', () => {
    expect(fit(person, missing()).headers.get('location')).toBe('/404?from=%2Fno-such-page');
  });

  test.each([
    ['a crawler', crawler],
    ['a script', { ...person, accept: '*/*' }],
    ['nobody', { accept: 'text/html' }],
  ])('answers %s with a bare 404', async (_, headers) => {
    const answer = fit(headers, missing());
    expect(answer.status).toBe(404);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toBe('Not found');
  });

  test('answers 404, not 406, who wants anything but a page', () => {
    const unfit = Response.json({ error: 'Only HTML' }, { status: 406 });
    expect(fit({ ...person, accept: 'application/json' }, unfit).status).toBe(404);
  });
});

describe('an error', () => {
  const failed = (status = 500) =>
    new Response('<h1>Something went wrong</h1>', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' },
    });

  test('is shown to a person', async () => {
    expect(await fit(person, failed()).text()).toContain('<h1>');
  });

  test('is told to a crawler in one line, with its status and when to come back', async () => {
    const answer = fit(crawler, failed(503));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.text()).toBe('Unexpected error request-1');
  });

  test('in data stays as it is', () => {
    const data = Response.json({ status: 'unavailable' }, { status: 503 });
    expect(fit(crawler, data)).toBe(data);
  });
});

describe('a page', () => {
  const page = () => new Response('<h1>Contact</h1>', { headers: { 'content-type': 'text/html' } });
  const ask = (method: string, headers: Record<string, string>, path = '/contact') =>
    normalizeResponse(new Request(`http://localhost:3000${path}`, { method, headers }), page(), context());

  test('is what who reads gets, and who sends a form before its script answers', () => {
    for (const method of ['GET', 'HEAD', 'POST']) expect(ask(method, person).status).toBe(200);
  });

  test.each([
    ['PUT', person, '/contact'],
    ['DELETE', person, '/contact'],
    ['OPTIONS', person, '/contact'],
    ['POST', { ...person, accept: '*/*' }, '/contact'],
    ['POST', person, '/robots.txt'],
  ])('is no answer to %s', async (method, headers, path) => {
    const answer = ask(method, headers, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer.text()).toBe('Method not allowed');
  });
});

describe('a redirect', () => {
  test('within the site leaves as a path: the host is what its asker called it', () => {
    expect(fit(person, redirectTo('/actus')).headers.get('location')).toBe('/actus');
    const absolute = (target: string) => fit(person, redirectTo(`http://localhost:3000${target}`));
    expect(absolute('/actus?a=1#b').headers.get('location')).toBe('/actus?a=1#b');
    expect(absolute('//evil.example/').headers.get('location')).toBe('/evil.example/');
  });

  test('for good is forgotten within the hour, unless it says otherwise', () => {
    const keeping = (status: number, headers = {}) =>
      fit(person, redirectTo('/actus', status, headers)).headers.get('cache-control');
    expect(keeping(301)).toBe('private, max-age=3600');
    expect(keeping(308)).toBe('private, max-age=3600');
    expect(keeping(308, { 'cache-control': 'no-store' })).toBe('no-store');
    expect(keeping(307)).toBeNull();
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'to %s does not, and is logged',
    (target) => {
      const answer = fit(person, redirectTo(target));
      expect(answer.status).toBe(500);
      expect(answer.headers.get('location')).toBeNull();
      expect(booted.lines.join('')).toContain('redirect refused');
    },
  );
});

function fit(headers: Record<string, string>, response: Response): Response {
  return normalizeResponse(
    new Request('http://localhost:3000/no-such-page', { headers }),
    response,
    context(),
  );
}

function redirectTo(location: string, status = 307, headers = {}): Response {
  return new Response(null, { status, headers: { ...headers, location } });
}
