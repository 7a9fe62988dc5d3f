import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/**
 * Whether Stripe signed this body, by the header `Stripe-Signature` (`t=…,v1=…`, https://docs.stripe.com/webhooks):
 * HMAC-SHA-256 of time and body under one of the secrets, of which there are two while one replaces the other, and no
 * more than five minutes from `now` (epoch ms).
 */
export function isSignedByStripe(
  { body, header }: { body: string; header: string | null },
  secrets: readonly string[],
  now: number,
): boolean {
  const { time, signatures } = readHeader(header ?? '');
  if (!Number.isSafeInteger(time) || Math.abs(now / 1000 - time) > toleranceSeconds) return false;
  const expected = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest());
  return signatures.some((signature) => expected.some((each) => timingSafeEqual(each, signature)));
}

function readHeader(header: string): { time: number; signatures: Buffer[] } {
  const parts = header.slice(0, 2000).split(',');
  const named = (name: string) =>
    parts.flatMap((part) => (part.trim().startsWith(`${name}=`) ? [part.trim().slice(name.length + 1)] : []));
  const [time = ''] = named('t');
  return {
    time: /^\d{1,12}$/.test(time) ? Number(time) : NaN,
    signatures: named('v1').flatMap((hex) => (/^[0-9a-f]{64}$/.test(hex) ? [Buffer.from(hex, 'hex')] : [])),
  };
}
