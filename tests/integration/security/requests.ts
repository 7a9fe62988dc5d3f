import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { person } from '#tests/e2e/support/askers';
import { order, type ScannedSites } from '#tests/integration/support/site-under-scan';
import { encoded } from '#tests/support/site-calls';

const unknownId = 'AbCdEfGhIjKlMnOpQrStUv';
const pages = [
  '/',
  '/actus',
  '/agents/elevator-pitch',
  `/agents/elevator-pitch/${unknownId}`,
  '/contact',
].concat([
  '/newsletter',
  '/recherche?q=ia',
  '/services/chatbot/guide',
  '/404?from=/x',
  '/cgu',
  '/retractation',
]);

/** Points 1 to 8: what comes in and what goes with each answer. */
export function requestPoints(sites: () => ScannedSites): void {
  test('1. every input is checked on the server: too long, wrong type, extra keys, NUL, lone surrogates, bidirectional controls; nothing is stored', async () => {
    const { call } = sites().site.visitor();
    const before = sites().site.stored('select count(*) from pitches');
    const texts = ['x'.repeat(1001), 7, 'nul \u0000', 'half \ud83d', 'turned \u202e round', ''];
    const hostile = texts.map((description) => order({ description })).concat(order({ extra: 'key' }));
    for (const data of hostile) expect((await call('pitch.createPitch', data)).status).toBe(400);
    expect(sites().site.stored('select count(*) from pitches')).toBe(before);
  });

  test('2. a body over the limit is 413, a visitor over theirs 429 with a time', async () => {
    const { call } = sites().public.visitor();
    expect((await call('pitch.createPitch', order({ description: 'x'.repeat(70_000) }))).status).toBe(413);
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) statuses.push((await call('pitch.createPitch', order())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const refused = await call('pitch.createPitch', order());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await sites().public.visitor().call('pitch.createPitch', order())).status).toBe(200);
  });

  test('3. a post from another site is 403; the webhook of payments goes by its signature', async () => {
    const visitor = sites().site.visitor();
    const cross = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect((await visitor.call('pitch.createPitch', order(), cross)).status).toBe(403);
    for (const path of ['/payments/sandbox', '/payments/cancellation']) {
      const answer = await fetch(sites().site.server.url + path, {
        method: 'POST',
        headers: cross,
        redirect: 'manual',
      });
      expect({ path, status: answer.status }).toEqual({ path, status: 403 });
    }
    const webhook = await fetch(`${sites().site.server.url}/payments/webhook`, {
      method: 'POST',
      headers: cross,
      body: '{}',
    });
    expect(webhook.status).toBe(400);
  });

  test('4. nothing changes by GET: what confirms, unsubscribes, pays or deletes is a post', async () => {
    const visitor = sites().site.visitor();
    const posts = [
      '/newsletter/confirmation',
      '/newsletter/unsubscription',
      '/payments/sandbox',
      '/payments/cancellation',
    ];
    // That of a mail's unsubscription leads to the page that asks.
    for (const path of posts) expect([303, 405]).toContain((await visitor.get(`${path}?token=x`)).status);
    const address = new URL(visitor.addressOf('pitch.deletePitch'));
    address.searchParams.set('payload', encoded({ id: unknownId }));
    const headers = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' };
    expect((await fetch(address, { headers })).status).toBe(405);
  });

  test('5. every page has a policy that allows no inline script but its own', async () => {
    const nonces: string[] = [];
    const refused: string[] = [];
    for (const path of pages) {
      const answer = await sites().site.visitor().get(path, person);
      const policy = answer.headers.get('content-security-policy') ?? '';
      for (const rule of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ])
        expect(policy).toContain(rule);
      const [, scripts = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
      expect(scripts).not.toMatch(/unsafe|\*|https?:/);
      nonces.push(...(policy.match(/'nonce-[^']+'/) ?? []));
      for (const [, attributes = '', text = ''] of (await answer.text()).matchAll(
        /<script([^>]*)>([^]*?)<\/script>/g,
      ))
        if (!isAllowed(scripts, attributes, text)) refused.push(`${path}: ${text.slice(0, 60)}`);
    }
    expect(refused).toEqual([]);
    expect(nonces.length).toBeGreaterThan(0);
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  test('6. the headers: HSTS over https, nosniff, referrer, permissions, opener', async () => {
    const page = (await sites().public.visitor().get('/contact', person)).headers;
    expect(page.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    expect(page.get('permissions-policy')).toContain('camera=()');
    expect(page.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(page.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const pitch = await sites().public.visitor().get(`/agents/elevator-pitch/${unknownId}`, person);
    expect(pitch.headers.get('referrer-policy')).toBe('no-referrer');
    for (const path of ['/contact', '/robots.txt', '/healthz', '/nowhere', `/assets/${assetNamed('.js')}`]) {
      const { headers } = await sites().public.visitor().get(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'strict-origin-when-cross-origin']);
      expect([path, headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=63072000; includeSubDomains',
      ]);
    }
  });

  test('7. the cookie of a pitch is Secure over https, HttpOnly, SameSite and of this host', async () => {
    const answer = await sites().public.visitor().call('pitch.createPitch', order());
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-/);
    for (const word of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(word);
    expect(cookie).not.toContain('Domain');
  });

  test('8. no redirect leaves the site', async () => {
    const tricks = [
      '//evil.example',
      '/\\evil.example',
      '/%5Cevil.example/',
      '///evil.example/..',
      '/Chatbot//evil.example',
    ];
    const asked = [...tricks, ...tricks.map((path) => `/404?from=${encodeURIComponent(path)}`)];
    asked.push(
      '/agents/elevator-pitch-success?session_id=javascript:alert(1)',
      '/content/preview?slug=//evil.example',
    );
    for (const path of asked) {
      const location = (await sites().site.visitor().get(path, person)).headers.get('location') ?? '/';
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });
}

function isAllowed(policy: string, attributes: string, text: string): boolean {
  if (/type="application\/ld\+json"/.test(attributes)) return true;
  const src = /src="([^"]+)"/.exec(attributes)?.[1];
  if (src !== undefined) return /^\/(?!\/)/.test(src);
  const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
  const hash = createHash('sha256').update(text).digest('base64');
  return (nonce !== undefined && policy.includes(`'nonce-${nonce}'`)) || policy.includes(`'sha256-${hash}'`);
}

function assetNamed(end: string): string {
  return readdirSync('dist/client/assets').find((name) => name.endsWith(end)) ?? '';
}
