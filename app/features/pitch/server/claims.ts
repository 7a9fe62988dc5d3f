import { site } from '#app/content/site';
import type { Env } from '#app/server/env';
import { runtime } from '#app/server/runtime';
import type { Claim, Claims } from '../claims';

/** What the site may claim as it is configured. */
export function claimsNow(): Claims {
  return claimsOf(runtime().env, site);
}

/** Hosting counts for the site and for the model it asks, and reuse for the model alone; without a model, neither asks. */
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
