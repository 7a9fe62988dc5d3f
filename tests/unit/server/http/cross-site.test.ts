import { expect, test } from 'vitest';

import { isCrossSite } from '#app/server/http/cross-site';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://verbe.example' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ origin: 'https://verbe.example' }, false],
  [{ origin: 'https://verbe.example.evil' }, true],
  [{ origin: 'null' }, true],
  [{ referer: 'https://verbe.example/actus' }, false],
  [{ referer: 'https://evil.example/?https://verbe.example' }, true],
  [{}, true],
])('a request with %j: %s', (headers, expected) => {
  const request = new Request('https://verbe.example/x', { method: 'POST', headers: { ...headers } });
  expect(isCrossSite(request, 'https://verbe.example')).toBe(expected);
});
