import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server';

import { ok, type Result } from '#app/lib/result';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { keptChoice, type Proof } from '../cookie-choice';

/** Stores a proof under an id that the browser made; the same id again changes nothing. */
export async function keepProofFor(
  { id, version, choice }: Proof,
  visitor: RequestContext,
): Promise<Result<undefined, 'too-many'>> {
  const tooMany = await overLimit('consent', visitor);
  if (tooMany) return tooMany;
  return visitor.services.database.transaction(async (t) => {
    await t
      .insertInto('consent_proofs')
      .values({ id, version, choice, locale: visitor.locale, at: Date.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return ok(undefined);
  });
}

/** And has the browser keep the choice it holds: a cookie that a script has written, Safari keeps for seven days. */
export async function answerChoice(proof: Proof, visitor: RequestContext) {
  const answer = await keepProofFor(proof, visitor);
  const cookie = keptChoice(getRequestHeader('cookie') ?? '', proof.id, visitor.services.env.siteIsSecure);
  if (answer.ok && cookie) setResponseHeader('set-cookie', cookie);
  return answer;
}
