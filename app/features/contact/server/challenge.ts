import type { Challenge } from 'altcha-lib/types';

import { ok, type Result } from '#app/lib/result';
import type { RequestContext } from '#app/server/http/request-context';
import { issueChallenge } from '#app/server/robot-check/challenge';
import type { FormName } from '../contact';

export async function challengeFor(
  { form }: { form: FormName },
  { services }: RequestContext,
): Promise<Result<Challenge>> {
  return ok(await issueChallenge({ form, secret: services.secret }));
}
