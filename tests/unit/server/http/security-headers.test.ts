import { expect, test } from 'vitest';

import { setSecurityHeaders } from '#app/server/http/security-headers';

const pitch = `/agents/elevator-pitch/${'A'.repeat(22)}`;

test('a page runs the scripts of this origin and those of its own nonce, nothing else', () => {
  const policy = directives(headersOf('text/html; charset=utf-8'));
  expect(policy['script-src']).toBe("'self' 'nonce-abc'");
  expect(policy['style-src']).toBe("'self' 'nonce-abc'");
  expect(policy['style-src-attr']).toBe("'unsafe-inline'");
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'connect-src': "'self'",
  });
});

test('a page is kept by no shared cache, unless it says so itself', () => {
  expect(headersOf('text/html').get('cache-control')).toBe('private, no-cache');
  const kept = new Headers({ 'content-type': 'text/html', 'cache-control': 'no-store' });
  setSecurityHeaders(kept, { inline: { nonce: 'abc' }, secure: false, path: '/' });
  expect(kept.get('cache-control')).toBe('no-store');
  expect(kept.get('vary')).toBe('Accept-Language, Cookie');
});

test('what is not a page carries no policy, but may not be taken for one', () => {
  const headers = headersOf('application/json');
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the address of a pitch leaves with no referrer', () => {
  expect(headersOf('text/html').get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headersOf('text/html', { path: pitch }).get('referrer-policy')).toBe('no-referrer');
  expect(headersOf('text/html', { path: `${pitch}/x` }).get('referrer-policy')).toBe('no-referrer');
});

test.each([
  '/agents/elevator-pitch-order/AAAAAAAAAAAAAAAAAAAAAA',
  '/agents/elevator-pitch-sandbox/AAAAAAAAAAAAAAAAAAAAAA',
  '/agents/elevator-pitch-success',
  '/agents/elevator-pitch-cancel',
  '/Agents/Elevator-Pitch-Report',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/retractation',
  '/recherche',
])('what the address of %s tells reaches no other page, and so nothing that measures there', (path) => {
  expect(headersOf('text/html', { path }).get('referrer-policy')).toBe('strict-origin');
});

test('an answer that asks for less of a referrer keeps its word', () => {
  const headers = new Headers({ 'referrer-policy': 'no-referrer' });
  setSecurityHeaders(headers, { inline: { nonce: 'abc' }, secure: false, path: '/content/preview' });
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('what a function answers is for its asker alone, unless it says so itself', () => {
  const path = '/_serverFn/abc';
  expect(headersOf('application/json', { path }).get('cache-control')).toBe('private, no-cache');
  const own = new Headers({ 'cache-control': 'no-store' });
  setSecurityHeaders(own, { inline: { nonce: 'abc' }, secure: false, path });
  expect(own.get('cache-control')).toBe('no-store');
  expect(headersOf('application/json').get('cache-control')).toBeNull();
});

test('only https asks for https', () => {
  expect(headersOf('text/html').get('strict-transport-security')).toBeNull();
  const secure = headersOf('text/html', { secure: true });
  expect(secure.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect(directives(secure)).toHaveProperty('upgrade-insecure-requests');
});

function headersOf(type: string, page: { secure?: boolean; path?: string; tagUrl?: string } = {}): Headers {
  const headers = new Headers({ 'content-type': type });
  setSecurityHeaders(headers, { inline: { nonce: 'abc' }, secure: false, path: '/', ...page });
  return headers;
}

function directives(headers: Headers): Record<string, string> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('the microphone is for the pages of Pitch Master alone, whose takes play from memory', () => {
  const policyAt = (path: string) => headersOf('text/html', { path }).get('permissions-policy');
  expect(policyAt(pitch)).toContain('microphone=(self)');
  expect(policyAt('/agents/elevator-pitch')).toContain('microphone=(self)');
  for (const path of ['/', '/agents/elevator-pitch-success', '/contact']) {
    expect(policyAt(path)).toContain('microphone=()');
  }
  expect(directives(headersOf('text/html'))['media-src']).toBe("'self' blob:");
});

test('the tag that measures is let in from its own origin, and only where one is configured', () => {
  const policy = directives(headersOf('text/html', { tagUrl: 'https://www.googletagmanager.com/gtag/js' }));
  expect(policy['script-src']).toBe("'self' 'nonce-abc' https://www.googletagmanager.com");
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  const other = directives(headersOf('text/html', { tagUrl: 'https://tag.example/t.js' }));
  expect(other['connect-src']).toBe("'self' https://tag.example");
  expect(directives(headersOf('text/html'))['script-src']).toBe("'self' 'nonce-abc'");
});
