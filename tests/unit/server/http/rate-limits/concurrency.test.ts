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

test('the visitors of one /48 hold together what four may', () => {
  const limit = limitConcurrency(2);
  const taken = [1, 2, 3, 4].flatMap((net) =>
    [1, 2].map((host) => limit.acquire(`2001:db8:1:${net}::${host}`)),
  );
  expect(taken.every(Boolean)).toBe(true);
  expect(limit.acquire('2001:db8:1:5::1')).toBeUndefined();
  expect(limit.acquire('2001:db8:2:5::1')).toBeDefined();
  taken[0]?.();
  expect(limit.acquire('2001:db8:1:5::1')).toBeDefined();
});
