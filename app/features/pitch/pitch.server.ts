import { setResponseStatus } from '@tanstack/react-start/server';
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';

import { overLimit, type TooMany } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { runtime } from '#app/server/runtime';
import { fitsIn, isCleanText } from '#app/lib/text';
import { type Brief, briefFaults, type BriefFaults, briefSchema } from './brief';
import { feedbackLimit, isPitchId } from './pitch';
import { ensureOwner, ownPitch } from './pitch-access.server';
import { insertPitch, pitchOfRequest, removePitch, retryFailed } from './pitch-store.server';

const requestSchema = z.strictObject({ requestKey: z.string().regex(/^[0-9a-f]{32}$/), brief: z.unknown() });

/** Why a brief was not taken. `retryAfter` in seconds. */
export type CreatePitchResult =
  | { ok: true; id: string }
  | { ok: false; error: 'invalid'; faults: BriefFaults }
  | TooMany;

/** Stores the brief and queues its generation in one transaction; a repeated request finds the first one's pitch. */
export async function createPitchFor(input: unknown, visitor: RequestContext): Promise<CreatePitchResult> {
  const request = requestSchema.safeParse(input);
  const parsed = briefSchema.safeParse(request.data?.brief);
  if (!request.success || !parsed.success) {
    setResponseStatus(400);
    return { ok: false, error: 'invalid', faults: briefFaults(request.data?.brief) };
  }
  const brief = parsed.data;
  const requestHash = hashOf(request.data.requestKey, brief);
  const owner = ensureOwner(request.data.requestKey);
  const known = await pitchOfRequest(requestHash);
  if (known) return { ok: true, id: known };
  const refused = await overLimit('pitch', visitor);
  if (refused) return refused;
  return { ok: true, id: await insertPitch({ brief, requestHash, owner, locale: visitor.locale }) };
}

/** Sends a failed pitch to work again, from the step that failed; for the browser that made it. */
export async function retryPitchFor(input: unknown, visitor: RequestContext): Promise<{ ok: boolean }> {
  const id = await ownPitch(input);
  if (!id) return { ok: false };
  const refused = await overLimit('retry', visitor);
  // The button says so as of any other failure.
  if (refused) throw new Response(null, { status: 429, headers: { 'retry-after': `${refused.retryAfter}` } });
  return { ok: await runtime().database.transaction((t) => retryFailed(t, id)) };
}

/** Removes the pitch with all that belongs to it; for the browser that made it. Its readers see it go. */
export async function deletePitchFor(input: unknown): Promise<{ ok: boolean }> {
  const id = await ownPitch(input);
  return { ok: id !== undefined && (await removePitch(id)) };
}

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

function hashOf(requestKey: string, brief: Brief): string {
  return createHash('sha256')
    .update(`${requestKey}\n${JSON.stringify(brief)}`)
    .digest('base64url');
}
