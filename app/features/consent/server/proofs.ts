import { ok, type Result } from '#app/lib/result';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import type { Choice } from '../cookie-choice';

type Proof = { id: string; version: number; choice: Choice };

/** A choice holds for 180 days, and its proof for as long again. */
const retentionMs = 360 * 86_400_000;

/** Stores a proof under an id that the browser made; the same id again changes nothing. Old proofs go with it. */
export async function keepProofFor(
  { id, version, choice }: Proof,
  visitor: RequestContext,
): Promise<Result<undefined, 'too-many'>> {
  const tooMany = await overLimit('consent', visitor);
  if (tooMany) return tooMany;
  return visitor.services.database.transaction(async (t) => {
    const now = Date.now();
    await t
      .deleteFrom('consent_proofs')
      .where('at', '<', now - retentionMs)
      .execute();
    await t
      .insertInto('consent_proofs')
      .values({ id, version, choice, locale: visitor.locale, at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return ok(undefined);
  });
}
