import { ok, type Result } from '#app/lib/result';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import type { Choice } from '../cookie-choice';

type Proof = { id: string; version: number; choice: Choice };

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
