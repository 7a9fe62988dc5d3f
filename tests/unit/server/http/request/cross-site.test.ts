import { describe, expect, test } from 'vitest';

import { isCrossSite, isSiteOrigin } from '#app/server/http/request/cross-site';

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

describe('the origin that a browser names', () => {
  // A proxy ends https before the server: what reaches it calls itself http, by whatever host it was told.
  const behindProxy = (host: string) => new Request(`http://${host}/_serverFn/abc`, { method: 'POST' });

  test('is the site’s own by its public address alone', () => {
    const site = { siteUrl: 'https://verbe.example', siteIsLoopback: false };
    expect(isSiteOrigin('https://verbe.example', behindProxy('verbe.example'), site)).toBe(true);
    expect(isSiteOrigin('http://verbe.example', behindProxy('verbe.example'), site)).toBe(false);
    expect(isSiteOrigin('http://evil.example', behindProxy('evil.example'), site)).toBe(false);
    expect(isSiteOrigin('null', behindProxy('verbe.example'), site)).toBe(false);
  });

  test('is at home the one that was asked too', () => {
    const site = { siteUrl: 'http://localhost:3000', siteIsLoopback: true };
    expect(isSiteOrigin('http://localhost:3000', behindProxy('localhost:3000'), site)).toBe(true);
    expect(isSiteOrigin('http://192.168.1.5:3000', behindProxy('192.168.1.5:3000'), site)).toBe(true);
    expect(isSiteOrigin('http://evil.example', behindProxy('192.168.1.5:3000'), site)).toBe(false);
  });
});
