import { expect, test } from 'vitest';

import { readCookie } from '#app/server/http/request/cookies';

test.each([
  ['lang=fr', 'fr'],
  ['other=1; lang=es; last=2', 'es'],
  ['xlang=es;lang=fr', 'fr'],
  ['lang=a=b', 'a=b'],
  ['lang', undefined],
  ['', undefined],
])('%j holds %j', (cookie, value) => {
  expect(readCookie(new Request('http://localhost', { headers: { cookie } }), 'lang')).toBe(value);
});

test('a request without cookies has none', () => {
  expect(readCookie(new Request('http://localhost'), 'lang')).toBeUndefined();
});
