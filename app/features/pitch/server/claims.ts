import { site } from '#app/content/site';
import type { Env } from '#app/server/env';
import type { RequestContext } from '#app/server/http/request-context';
import type { Claim, Claims } from '../claims';

export function claimsFor({ services }: RequestContext): Claims {
  return claimsOf(services.env, site);
}

/** Hosting counts for site and model, training for the model alone. */
export function claimsOf(
  { siteHostedIn, llm }: Pick<Env, 'siteHostedIn' | 'llm'>,
  { usersServed }: { usersServed?: number },
): Claims {
  const holds: Record<Claim, boolean> = {
    'hosted-in-france': siteHostedIn === 'FR' && (!llm || llm.hostedIn === 'FR'),
    anonymous: true,
    'no-training': !llm || llm.noTraining,
    yours: true,
  };
  return {
    holding: order.filter((claim) => holds[claim]),
    writtenBy: llm ? 'model' : 'embedded',
    usersServed: usersServed || undefined,
  };
}

const order = ['hosted-in-france', 'anonymous', 'no-training', 'yours'] as const;
