import { setResponseStatus } from '@tanstack/react-start/server';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

import { overLimit, type TooMany } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { runtime } from '#app/server/runtime';
import { fitsIn, isCleanText } from '#app/lib/text';
import { feedbackLimit, isPitchId } from '../pitch';

const feedbackSchema = z.strictObject({
  id: z.string().refine(isPitchId),
  useful: z.boolean(),
  comment: z
    .string()
    .trim()
    .refine(isCleanText)
    .refine((text) => fitsIn(text, feedbackLimit))
    .optional(),
});

export type FeedbackResult = { ok: true } | { ok: false; error: 'invalid' | 'gone' } | TooMany;

/** Keeps a reader's word on the pitch, without anything about the reader. */
export async function storeFeedbackFor(input: unknown, visitor: RequestContext): Promise<FeedbackResult> {
  const feedback = feedbackSchema.safeParse(input);
  if (!feedback.success) {
    setResponseStatus(400);
    return { ok: false, error: 'invalid' };
  }
  const refused = await overLimit('feedback', visitor);
  if (refused) return refused;
  const { id, useful, comment } = feedback.data;
  return runtime().database.transaction(async (t) => {
    const pitch = await t.selectFrom('pitches').select('id').where('id', '=', id).executeTakeFirst();
    if (!pitch) return { ok: false, error: 'gone' };
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
    return { ok: true };
  });
}
