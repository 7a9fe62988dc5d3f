import { expect, test } from 'vitest';

import { HttpError } from '#app/server/on-demand/http-error';
import { parseSource } from '#app/server/images/source';

const origin = 'https://images.example';

test.each(['https://images.example/a/b.jpg', 'https:/images.example/a/b.jpg'])('takes %s', (written) => {
  expect(parseSource(written, origin)).toEqual({ kind: 'remote', url: 'https://images.example/a/b.jpg' });
});

test('takes an origin with a port, and escapes of a plain name', () => {
  const url = 'http://127.0.0.1:1337/uploads/a%20b_%C3%A9.png';
  expect(parseSource(url, 'http://127.0.0.1:1337')).toEqual({ kind: 'remote', url });
});

test('takes raster files of the site, decoded', () => {
  expect(parseSource('articles/%C3%A9t%C3%A9.png', undefined)).toEqual({
    kind: 'own',
    path: 'articles/été.png',
  });
});

test.each([
  ['another host', 'https://evil.example/a.jpg'],
  ['another scheme', 'http://images.example/a.jpg'],
  ['another port', 'https://images.example:8443/a.jpg'],
  ['the port by its number', 'https://images.example:443/a.jpg'],
  ['a name that begins alike', 'https://images.example.evil.example/a.jpg'],
  ['a user before the host', 'https://images.example@evil.example/a.jpg'],
  ['a user of our host', 'https://me@images.example/a.jpg'],
  ['capitals', 'HTTPS://images.example/a.jpg'],
  ['a private address', 'http://169.254.169.254/latest/meta-data/a.png'],
  ['loopback', 'http://127.0.0.1/a.png'],
  ['loopback in IPv6', 'http://[::1]/a.png'],
  ['loopback as a number', 'http://2130706433/a.png'],
  ['three slashes', 'https:///images.example/a.jpg'],
  ['no slash', 'https:images.example/a.jpg'],
  ['a file', 'file:///etc/passwd.png'],
  ['data', 'data:image/png;base64,AAAA.png'],
  ['ftp', 'ftp://images.example/a.png'],
])('refuses %s', (_what, written) => {
  expect(statusOf(parseSource(written, origin))).toBe(403);
});

test.each([
  ['nothing', ''],
  ['a host alone', 'https://images.example/'],
  ['an address after two slashes', '//evil.example/a.png'],
  ['a further //', 'https://images.example/a//b.png'],
  ['an address inside', 'https://images.example/https://evil.example/a.png'],
  ['dots', 'articles/../../etc/a.png'],
  ['dots on the origin', 'https://images.example/../a.png'],
  ['a dot', 'articles/./a.png'],
  ['a hidden file', '.vite/a.png'],
  ['encoded dots', 'articles/%2e%2e/a.png'],
  ['encoded dots in capitals', 'https://images.example/a/%2E%2E/b.png'],
  ['dots encoded twice', 'articles/%252e%252e/a.png'],
  ['an encoded slash', 'articles%2fa.png'],
  ['an encoded scheme', 'https%3A%2F%2Fevil.example/a.png'],
  ['an encoded scheme with a slash', 'https%3a//evil.example/a.png'],
  ['an encoded user', 'https://images.example/%40evil.example/a.png'],
  ['a backslash', 'articles\\a.png'],
  ['an encoded backslash', 'articles/%5c..%5ca.png'],
  ['NUL', 'articles/a%00.png'],
  ['a line feed', 'https://images.example/a%0d%0aHost:x.png'],
  ['a broken escape', 'articles/%zz.png'],
  ['bytes that are no UTF-8', 'articles/%ff.png'],
])('refuses %s', (_what, written) => {
  const status = statusOf(parseSource(written, origin));
  expect([400, 403]).toContain(status);
});

test.each([
  'favicon.svg',
  'articles/a.SVG',
  'site.webmanifest',
  'articles/a',
  'robots.txt',
  `${origin}/a.svg`,
])('refuses %s, which is no raster file', (written) => {
  expect(statusOf(parseSource(written, origin))).toBe(415);
});

test('without an object storage only the site’s own files are taken', () => {
  expect(statusOf(parseSource('https://images.example/a.jpg', undefined))).toBe(403);
});

function statusOf(outcome: unknown) {
  return outcome instanceof HttpError ? outcome.status : outcome;
}
