import type { Refusal } from '#app/lib/result';
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
