import { afterEach, describe, expect, test, vi } from 'vitest';

import { createRateLimits, type LimitName, network, type RateLimits } from '#app/server/http/rate-limits';

const minute = 60_000;
const hour = 60 * minute;

afterEach(() => {
  vi.useRealTimers();
});

describe('pitches', () => {
  test('five an hour, then a time to come back, in seconds', async () => {
    const limits = createRateLimits(true);
    expect(await takeTimes(limits, 5)).toBe(5);
    expect(await limits.take('pitch', '192.0.2.1')).toEqual({ ok: false, retryAfter: expect.any(Number) });
    const refused = await limits.take('pitch', '192.0.2.1');
    expect(refused.ok ? 0 : refused.retryAfter).toBeGreaterThan(3590);
    expect(refused.ok ? 0 : refused.retryAfter).toBeLessThanOrEqual(3600);
  });

  test('five more once the hour is over, twenty a day', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-01-15T00:10:00Z') });
    const limits = createRateLimits(true);
    let made = 0;
    for (let time = 0; time < 8; time += 1) {
      made += await takeTimes(limits, 6);
      vi.advanceTimersByTime(hour + minute);
    }
    expect(made).toBe(20);
  });

  test('another visitor has an allowance of their own', async () => {
    const limits = createRateLimits(true);
    expect(await takeTimes(limits, 6, '192.0.2.1')).toBe(5);
    expect(await takeTimes(limits, 6, '192.0.2.2')).toBe(5);
  });

  test('the /64 of an IPv6 address is one visitor', async () => {
    const limits = createRateLimits(true);
    expect(await takeTimes(limits, 5, '2001:db8:1:2::1')).toBe(5);
    expect(await limits.take('pitch', '2001:db8:1:2:ffff::9')).toMatchObject({ ok: false });
    expect(await limits.take('pitch', '2001:db8:1:3::1')).toEqual({ ok: true });
  });

  test('another limit is another allowance', async () => {
    const limits = createRateLimits(true);
    await takeTimes(limits, 5);
    expect(await limits.take('feedback', '192.0.2.1')).toEqual({ ok: true });
  });
});

test.each([
  ['feedback', 10],
  ['unknownPitch', 30],
] as const)('%s: %i', async (name, allowed) => {
  expect(await takeTimes(createRateLimits(true), allowed + 5, '192.0.2.1', name)).toBe(allowed);
});

test('one can look at an allowance without taking from it', async () => {
  const limits = createRateLimits(true);
  for (let look = 0; look < 40; look += 1) {
    expect(await limits.look('unknownPitch', '192.0.2.1')).toEqual({ ok: true });
  }
  await takeTimes(limits, 30, '192.0.2.1', 'unknownPitch');
  const spent = await limits.look('unknownPitch', '192.0.2.1');
  expect(spent).toEqual({ ok: false, retryAfter: expect.any(Number) });
  expect(await limits.look('unknownPitch', '192.0.2.2')).toEqual({ ok: true });
});

test('off, nothing is refused', async () => {
  const limits = createRateLimits(false);
  expect(await takeTimes(limits, 100)).toBe(100);
  expect(await limits.look('pitch', '192.0.2.1')).toEqual({ ok: true });
});

describe('the part of an address that stands for a visitor', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (address, visitor) => {
    expect(network(address)).toBe(visitor);
  });
});

/** How many of so many tries were allowed. */
async function takeTimes(
  limits: RateLimits,
  times: number,
  ip = '192.0.2.1',
  name: LimitName = 'pitch',
): Promise<number> {
  let allowed = 0;
  for (let time = 0; time < times; time += 1) if ((await limits.take(name, ip)).ok) allowed += 1;
  return allowed;
}
