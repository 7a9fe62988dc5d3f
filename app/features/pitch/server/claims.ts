import { site } from '#app/content/site';
import type { Env } from '#app/server/env';
import type { RequestContext } from '#app/server/http/request-context';
import { siteStateOf } from '#app/server/site-state';
import type { Claim, Claims } from '../claims';

export function claimsFor({ services }: RequestContext): Claims {
  return claimsOf(services.env, site);
}

export function claimsOf(
  env: Pick<Env, 'siteHostedIn' | 'llm' | 'analytics'>,
  { usersServed }: { usersServed?: number },
): Claims {
  const { hostedInFrance, noTraining, model } = siteStateOf(env);
  const holds: Record<Claim, boolean> = {
    'hosted-in-france': hostedInFrance,
    anonymous: true,
    'no-training': noTraining,
    yours: true,
  };
  return {
    holding: order.filter((claim) => holds[claim]),
    writtenBy: model ? 'model' : 'embedded',
    usersServed: usersServed || undefined,
  };
}

const order = ['hosted-in-france', 'anonymous', 'no-training', 'yours'] as const;
