import { expect, test } from 'vitest';

import { limitConcurrency } from '#app/server/http/rate-limits/concurrency';

test('a visitor holds as many as they may, and another has their own', () => {
  const limit = limitConcurrency(2);
  expect(limit.acquire('192.0.2.1')).toBeDefined();
  expect(limit.acquire('192.0.2.1')).toBeDefined();
  expect(limit.acquire('192.0.2.1')).toBeUndefined();
  expect(limit.acquire('192.0.2.2')).toBeDefined();
});

test('what is given back can be had again, once', () => {
  const limit = limitConcurrency(1);
  const release = limit.acquire('192.0.2.1');
  release?.();
  release?.();
  expect(limit.acquire('192.0.2.1')).toBeDefined();
  expect(limit.acquire('192.0.2.1')).toBeUndefined();
});

test('the /64 of an IPv6 address is one visitor', () => {
  const limit = limitConcurrency(1);
  expect(limit.acquire('2001:db8:1:2::1')).toBeDefined();
  expect(limit.acquire('2001:db8:1:2:ffff::9')).toBeUndefined();
});
