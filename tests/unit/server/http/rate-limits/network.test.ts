import { describe, expect, test } from 'vitest';

import { customerNetwork, visitorNetwork } from '#app/server/http/rate-limits/network';

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
    ['192.0.2.1:50123', '192.0.2.1'],
    ['[2001:db8:1:2::1]:50123', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (address, visitor) => {
    expect(visitorNetwork(address)).toBe(visitor);
  });
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['[2001:db8::1]:50123', '2001:db8:0'],
  ['::ffff:192.0.2.1', undefined],
  ['192.0.2.1', undefined],
  ['somebody@example.org', undefined],
  [undefined, undefined],
])('the site of %s is %s', (address, prefix) => {
  expect(customerNetwork(address)).toBe(prefix);
});
