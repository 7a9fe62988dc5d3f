import { describe, expect, test } from 'vitest';

import { fitAnswer } from '#app/server/http/fit-answer';
import { runtimeForEachTest } from './booted';

const booted = runtimeForEachTest();
const person = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html,*/*;q=0.8',
};
const crawler = { ...person, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
const context = { requestId: 'request-1', nonce: 'abc', locale: 'en' } as const;

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

describe('a redirect', () => {
  test.each(['/actus', 'http://localhost:3000/actus'])('to %s leaves', (target) => {
    expect(fit(person, redirectTo(target)).headers.get('location')).toBe(target);
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
  return fitAnswer(new Request('http://localhost:3000/no-such-page', { headers }), response, context);
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 307, headers: { location } });
}
