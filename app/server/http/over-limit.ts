import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';

import { runtime } from '../runtime';
import type { LimitName } from './rate-limits';
import type { RequestContext } from './request-context';

/** `retryAfter` in seconds. */
export type TooMany = { ok: false; error: 'too-many'; retryAfter: number };

/** Takes one from the visitor's allowance; over the limit, the answer to give, with status 429 and `Retry-After`. */
export async function overLimit(name: LimitName, { ip }: RequestContext): Promise<TooMany | undefined> {
  const allowance = await runtime().rateLimits.take(name, ip);
  if (allowance.ok) return undefined;
  setResponseStatus(429);
  setResponseHeader('retry-after', String(allowance.retryAfter));
  return { ok: false, error: 'too-many', retryAfter: allowance.retryAfter };
}
