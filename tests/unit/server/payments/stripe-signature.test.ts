import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { isSignedByStripe } from '#app/server/payments/stripe-signature';

const secret = 'whsec_of_the_tests';
const seconds = 1_790_000_000;
const now = seconds * 1000;
const body = '{"type":"checkout.session.completed"}';

function signature(time: number, key = secret, signed = body): string {
  return createHmac('sha256', key).update(`${time}.${signed}`).digest('hex');
}

const check = (header: string | null, { at = now, secrets = [secret], signed = body } = {}) =>
  isSignedByStripe({ body: signed, header }, secrets, at);

describe('a body signed by Stripe', () => {
  it('passes with its time and signature, whatever stands beside them', () => {
    expect(check(`t=${seconds},v1=${signature(seconds)}`)).toBe(true);
    expect(check(`t=${seconds},v0=abc,v1=${'0'.repeat(64)},v1=${signature(seconds)}`)).toBe(true);
  });

  it('passes within five minutes of its time, and not after', () => {
    const header = `t=${seconds},v1=${signature(seconds)}`;
    expect(check(header, { at: now + 299_000 })).toBe(true);
    expect(check(header, { at: now + 301_000 })).toBe(false);
    expect(check(header, { at: now - 301_000 })).toBe(false);
  });

  it('passes under either secret while one replaces the other', () => {
    const secrets = ['whsec_the_new_one', secret];
    expect(check(`t=${seconds},v1=${signature(seconds)}`, { secrets })).toBe(true);
    expect(check(`t=${seconds},v1=${signature(seconds, 'whsec_a_third')}`, { secrets })).toBe(false);
  });

  it('fails when a letter of it, or its time, was changed', () => {
    const header = `t=${seconds},v1=${signature(seconds)}`;
    expect(check(header, { signed: body.replace('completed', 'Completed') })).toBe(false);
    expect(check(`t=${seconds + 1},v1=${signature(seconds)}`)).toBe(false);
  });

  it.each([
    null,
    '',
    'v1=',
    `t=${seconds}`,
    `v1=${signature(seconds)}`,
    `t=NaN,v1=${signature(NaN)}`,
    `t=${seconds},v1=${signature(seconds).toUpperCase()}0`,
    `t=${seconds},v1=${signature(seconds).slice(2)}`,
    `t=${seconds},v0=${signature(seconds)}`,
  ])('fails with the header %s', (header) => {
    expect(check(header)).toBe(false);
  });
});
