import { setResponseStatus } from '@tanstack/react-start/server';
import { createHash } from 'node:crypto';
import * as z from 'zod';

import { overLimit, type TooMany } from '#app/server/http/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { type Brief, briefFaults, type BriefFaults, briefSchema } from '../brief';
import { ensureOwner } from './access';
import { insertPitch, pitchOfRequest } from './repository';

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

function hashOf(requestKey: string, brief: Brief): string {
  return createHash('sha256')
    .update(`${requestKey}\n${JSON.stringify(brief)}`)
    .digest('base64url');
}
