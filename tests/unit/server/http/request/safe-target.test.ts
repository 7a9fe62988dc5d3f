import { expect, test } from 'vitest';

import { isSafeTarget } from '#app/server/http/request/safe-target';

const list = { origins: ['http://localhost:3000'], hosts: ['pay.example', 'other.example:8443'] };

test.each([
  '/',
  '/actus?page=2#top',
  '/a//b',
  '/%2F%2Fevil.example',
  'http://localhost:3000/contact',
  'https://pay.example/session',
  'https://other.example:8443/',
])('%s may be gone to', (target) => {
  expect(isSafeTarget(target, list)).toBe(true);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example',
  'http://pay.example/',
  'https://pay.example.evil.example/',
  'https://pay.example@evil.example/',
  'https://user:word@pay.example/',
  'https://pay.example:444/',
  'https://localhost:3000/',
  'contact',
  '',
])('%j may not', (target) => {
  expect(isSafeTarget(target, list)).toBe(false);
});
