import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';

import type { RequestContext } from '#app/server/http/request-context';
import { toJson } from '#app/server/db/json';
import { runtime } from '#app/server/runtime';
import { fitsIn, isCleanText } from '#app/lib/text';
import { embeddedEngine } from './engine/embedded';
import {
  type Brief,
  briefFaults,
  briefSchema,
  type CreatePitchResult,
  feedbackLimit,
  isPitchId,
} from './pitch';
import { appendEvent, pitchChannel } from './pitch-events.server';
import { ensureOwner, ownerHash } from './pitch-owner.server';
import { pitchWorkflow } from './pitch-workflow.server';

const month = 30.44 * 24 * 3600 * 1000;
const lifetime = 12 * month;

const requestSchema = z.strictObject({ requestKey: z.string().regex(/^[0-9a-f]{32}$/), brief: z.unknown() });
const addressSchema = z.object({ id: z.string().refine(isPitchId) });

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

  const allowance = await runtime().rateLimits.take('pitch', visitor.ip);
  if (!allowance.ok) {
    setResponseStatus(429);
    setResponseHeader('retry-after', String(allowance.retryAfter));
    return { ok: false, error: 'too-many', retryAfter: allowance.retryAfter };
  }
  return { ok: true, id: await insertPitch(brief, { requestHash, owner, locale: visitor.locale }) };
}

async function pitchOfRequest(requestHash: string): Promise<string | undefined> {
  const { query } = runtime().database;
  const row = await query
    .selectFrom('pitches')
    .select('id')
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return row?.id;
}

async function insertPitch(
  brief: Brief,
  about: { requestHash: string; owner: string; locale: RequestContext['locale'] },
): Promise<string> {
  const { database, workflows } = runtime();
  const now = Date.now();
  const { lang, quotedLang } = embeddedEngine.languageOf(brief, about.locale);
  const id = randomBytes(16).toString('base64url');
  return database.transaction(async (t) => {
    const inserted = await t
      .insertInto('pitches')
      .values({
        id,
        request_hash: about.requestHash,
        owner_hash: about.owner,
        locale: about.locale,
        lang,
        quoted_lang: quotedLang ?? null,
        engine: embeddedEngine.name,
        brief: toJson(brief),
        status: 'generating',
        result: null,
        created_at: now,
        updated_at: now,
        expires_at: now + lifetime,
      })
      .onConflict((conflict) => conflict.column('request_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) {
      await workflows.start(t, pitchWorkflow.name, { id }, jobKey(id));
      return id;
    }
    // The same request arrived twice at once: the other one made the pitch.
    const other = await t
      .selectFrom('pitches')
      .select('id')
      .where('request_hash', '=', about.requestHash)
      .executeTakeFirstOrThrow();
    return other.id;
  });
}

/** Sends a failed pitch to work again, from the step that failed; for the browser that made it. */
export async function retryPitchFor(input: unknown): Promise<{ ok: boolean }> {
  const { database, workflows } = runtime();
  const id = await ownPitch(input);
  if (!id) return { ok: false };
  return database.transaction(async (t) => {
    // The job comes first: a running step locks it before it touches the pitch.
    if (!(await workflows.retry(t, jobKey(id)))) return { ok: false };
    await t
      .updateTable('pitches')
      .set({ status: 'generating', updated_at: Date.now() })
      .where('id', '=', id)
      .execute();
    await appendEvent(t, id, { kind: 'retried' });
    return { ok: true };
  });
}

/** Removes the pitch with all that belongs to it; for the browser that made it. Its readers see it go. */
export async function deletePitchFor(input: unknown): Promise<{ ok: boolean }> {
  const { database, workflows } = runtime();
  const id = await ownPitch(input);
  if (!id) return { ok: false };
  return database.transaction(async (t) => {
    await workflows.cancel(t, jobKey(id));
    const gone = await t.deleteFrom('pitches').where('id', '=', id).returning('id').executeTakeFirst();
    t.notify(pitchChannel(id));
    return { ok: gone !== undefined };
  });
}

/** The id asked for when this browser made that pitch; malformed, unknown and another's look the same. */
async function ownPitch(input: unknown): Promise<string | undefined> {
  const address = addressSchema.safeParse(input).data;
  const owner = address && ownerHash();
  if (!owner) return undefined;
  const row = await runtime()
    .database.query.selectFrom('pitches')
    .select('id')
    .where('id', '=', address.id)
    .where('owner_hash', '=', owner)
    .executeTakeFirst();
  return row?.id;
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

export type FeedbackResult =
  | { ok: true }
  | { ok: false; error: 'invalid' | 'gone' }
  | { ok: false; error: 'too-many'; retryAfter: number };

/** Keeps a reader's word on the pitch, without anything about the reader. */
export async function storeFeedbackFor(input: unknown, visitor: RequestContext): Promise<FeedbackResult> {
  const { database, rateLimits } = runtime();
  const feedback = feedbackSchema.safeParse(input);
  if (!feedback.success) {
    setResponseStatus(400);
    return { ok: false, error: 'invalid' };
  }
  const allowance = await rateLimits.take('feedback', visitor.ip);
  if (!allowance.ok) {
    setResponseStatus(429);
    setResponseHeader('retry-after', String(allowance.retryAfter));
    return { ok: false, error: 'too-many', retryAfter: allowance.retryAfter };
  }
  const { id, useful, comment } = feedback.data;
  return database.transaction(async (t) => {
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

function jobKey(id: string): string {
  return `pitch:${id}`;
}

function hashOf(requestKey: string, brief: Brief): string {
  return createHash('sha256')
    .update(`${requestKey}\n${JSON.stringify(brief)}`)
    .digest('base64url');
}
