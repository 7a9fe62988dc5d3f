import { expect, test } from 'vitest';

import { askForDrafts, closeDrafts, hasDraftPass, openDrafts } from '#app/server/content/draft-pass';

const secret = 'the-secret-of-previews';
const start = Date.parse('2026-11-21T08:00:00Z');
const halfAnHour = 30 * 60_000;

test('a link by itself changes nothing: it asks, and tells no other site where the editor came from', async () => {
  const response = ask({ secret, slug: 'test-de-turing' });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toMatch(/<form method="post"><button[^>]*>Voir le brouillon<\/button><\/form>/);
  expect(html).toContain('<meta name="referrer" content="strict-origin">');
  expect(html).not.toContain(secret);
});

test('the right secret opens it in this browser, and leads to the article', () => {
  const response = open({ secret, slug: 'test-de-turing' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/actus/test-de-turing');
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-preview=\S+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test.each([
  [{ lang: 'es' }, '/actus/eliza?lang=es'],
  [{ locale: 'es-ES' }, '/actus/eliza?lang=es'],
  [{ locale: 'de' }, '/actus/eliza'],
])('leads to the draft in its language: %j', (named, location) => {
  expect(open({ secret, slug: 'eliza', ...named }).headers.get('location')).toBe(location);
});

test('lasts half an hour', () => {
  const pass = passOf(open({ secret, slug: 'x' }));
  expect(hasDraftPass(withCookie(pass), at(start))).toBe(true);
  expect(hasDraftPass(withCookie(pass), at(start + halfAnHour - 1))).toBe(true);
  expect(hasDraftPass(withCookie(pass), at(start + halfAnHour))).toBe(false);
});

test('a pass that was not given here opens nothing', () => {
  const pass = passOf(open({ secret, slug: 'x' }));
  const [name, value = ''] = pass.split('=');
  const [until, signature] = value.split('.');
  const forged = [
    `${name}=${Number(until) + 1}.${signature}`,
    `${name}=${until}`,
    `${name}=`,
    `${name}=NaN.`,
  ];
  for (const cookie of forged) expect(hasDraftPass(withCookie(cookie), at(start))).toBe(false);
  expect(hasDraftPass(withCookie(pass), { ...at(start), secret: 'another-secret' })).toBe(false);
  expect(hasDraftPass(withCookie(pass), { ...at(start), secret: undefined })).toBe(false);
  expect(hasDraftPass(new Request('https://verbe.example/'), at(start))).toBe(false);
});

test('a wrong secret opens nothing, and without one there is no preview', () => {
  const wrong = open({ secret: 'wrong', slug: 'x' });
  expect(wrong.status).toBe(401);
  expect(wrong.headers.get('set-cookie')).toBeNull();
  expect(open({ slug: 'x' }).status).toBe(401);
  expect(open({ secret, slug: 'x' }, { ...at(start), secret: undefined }).status).toBe(404);
  expect(ask({ secret: 'wrong', slug: 'x' }).status).toBe(401);
  expect(ask({ secret, slug: 'x' }, {}).status).toBe(404);
});

test.each([
  ['//evil.example', '/actus/%2F%2Fevil.example'],
  ['../../admin', '/actus/..%2F..%2Fadmin'],
  ['x\r\nset-cookie: a=b', '/actus/x%0D%0Aset-cookie%3A%20a%3Db'],
  ['', '/actus'],
  ['..', '/actus'],
  ['\ud800', '/actus/%EF%BF%BD'],
])('%j leads to a page of this site', (slug, location) => {
  expect(open({ secret, slug }).headers.get('location')).toBe(location);
});

test('is ended by its reader', () => {
  const response = closeDrafts({ secure: false });
  expect(response.status).toBe(303);
  expect(response.headers.get('set-cookie')).toMatch(
    /^preview=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

function open(search: Record<string, string>, options: Parameters<typeof openDrafts>[1] = at(start)) {
  return openDrafts(requestOf(search), options);
}

function ask(search: Record<string, string>, configured: { secret?: string } = { secret }) {
  return askForDrafts(requestOf(search), { secret: configured.secret, locale: 'fr' });
}

function requestOf(search: Record<string, string>): Request {
  return new Request(`https://verbe.example/content/preview?${new URLSearchParams(search)}`);
}

function at(time: number) {
  return { secret, secure: true, now: () => time };
}

function passOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function withCookie(cookie: string): Request {
  return new Request('https://verbe.example/actus/x', { headers: { cookie: `lang=fr; ${cookie}` } });
}
