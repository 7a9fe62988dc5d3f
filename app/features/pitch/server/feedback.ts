import { randomUUID } from 'node:crypto';

import { ok, refused, type Result } from '#app/lib/result';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';

type Feedback = { id: string; useful: boolean; comment?: string | undefined };

/** Stores what a reader says of a pitch, without anything of who says it; `missing` where there is no such pitch. */
export async function storeFeedbackFor(
  { id, useful, comment }: Feedback,
  visitor: RequestContext,
): Promise<Result<undefined, 'missing' | 'too-many'>> {
  const tooMany = await overLimit('feedback', visitor);
  if (tooMany) return tooMany;
  return visitor.services.database.transaction(async (t) => {
    const pitch = await t.selectFrom('pitches').select('id').where('id', '=', id).executeTakeFirst();
    if (!pitch) return refused('missing');
    await t
      .insertInto('pitch_feedback')
      .values({
        id: randomUUID(),
        pitch_id: id,
        useful: useful ? 1 : 0,
        comment: comment || null,
        at: Date.now(),
      })
      .execute();
    return ok(undefined);
  });
}
