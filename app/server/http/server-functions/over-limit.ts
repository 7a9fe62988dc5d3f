import { ok, refused, type Refusal, type Result } from '#app/lib/result';
import type { LimitName } from '../rate-limits/rate-limits';
import type { RequestContext } from '../request-context';

/** Takes one from the visitor's allowance; over the limit, the refusal to answer with. */
export async function overLimit(
  name: LimitName,
  { ip, services }: Pick<RequestContext, 'ip' | 'services'>,
): Promise<Refusal<'too-many'> | undefined> {
  const allowance = await services.rateLimits.take(name, ip);
  return allowance.ok ? undefined : { ...allowance, error: 'too-many' };
}

/** What stands at an address that may be a guess: over the limit of wrong ones, a visitor learns nothing of any. */
export async function findWithin<Found>(
  name: LimitName,
  { ip, services: { rateLimits } }: Pick<RequestContext, 'ip' | 'services'>,
  find: () => Promise<Found | undefined>,
): Promise<Result<Found, 'missing' | 'too-many'>> {
  const allowance = await rateLimits.look(name, ip);
  if (!allowance.ok) return { ...allowance, error: 'too-many' };
  const found = await find();
  if (found !== undefined) return ok(found);
  await rateLimits.take(name, ip);
  return refused('missing');
}
