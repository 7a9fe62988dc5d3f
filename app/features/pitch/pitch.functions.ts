import { createServerFn } from '@tanstack/react-start';
import * as z from 'zod/mini';

import { ok } from '#app/lib/result';
import { parseInput } from '#app/server/http/server-functions/input';
import { briefSchema, prose } from './brief-schema';
import { offerCategories } from './brief';
import { feedbackLimit } from './pitch-constants';
import { isPitchId } from './pitch';
import { refinementSchema } from './pitch-schema';
import { sharingSchema } from './snapshot-schema';
import { exampleFor } from './server/brief-examples';
import { claimsFor } from './server/claims';
import { createPitchFor } from './server/create-pitch';
import { storeFeedbackFor } from './server/feedback';
import { leaveEmailFor } from './server/notifications/leave-email';
import { deletePitchFor, retryPitchFor } from './server/retry-and-delete';
import { snapshotFor } from './server/stream/read-snapshot';
import { refinePitchFor, showVersionFor } from './server/refine';
import { sharePitchFor } from './server/share';
import { sendProgress } from './server/stream/send-progress';

const id = z.string().check(z.refine(isPitchId));
const version = z.int();
const requestKey = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * Stores the brief and queues its generation. `requestKey`: 128 random bits made by the browser, the same for every try of
 * one submission, which makes one pitch.
 */
export const createPitch = createServerFn({ method: 'POST' })
  .validator(parseInput(z.strictObject({ requestKey, brief: briefSchema })))
  .handler(({ data, context }) => createPitchFor(data, context));

export const getPitch = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ id })))
  .handler(({ data, context }) => snapshotFor(data, context));

/** The snapshots after the revision `after`, as they come, a line of JSON each (`StreamMessage`), until no more is to come. */
export const watchPitch = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ id, after: z.int().check(z.gte(0)) })))
  .handler(({ data, context }) => sendProgress(data, context));

export const retryPitch = createServerFn({ method: 'POST' })
  .validator(parseInput(z.strictObject({ id })))
  .handler(({ data, context }) => retryPitchFor(data, context));

/** Asks for another version of the pitch, made from version `from`. `insist`: the answer is taken although it is a note. */
export const refinePitch = createServerFn({ method: 'POST' })
  .validator(
    parseInput(z.strictObject({ id, from: version, refinement: refinementSchema, insist: z.boolean() })),
  )
  .handler(({ data, context }) => refinePitchFor(data, context));

export const showVersion = createServerFn({ method: 'POST' })
  .validator(parseInput(z.strictObject({ id, version })))
  .handler(({ data, context }) => showVersionFor(data, context));

export const sharePitch = createServerFn({ method: 'POST' })
  .validator(parseInput(z.strictObject({ id, sharing: sharingSchema })))
  .handler(({ data, context }) => sharePitchFor(data, context));

/** Queues a failed pitch again, to be sent to this address when it is ready. */
export const leaveEmail = createServerFn({ method: 'POST' })
  .validator(parseInput(z.strictObject({ id, email: z.string() })))
  .handler(({ data, context }) => leaveEmailFor(data, context));

export const deletePitch = createServerFn({ method: 'POST' })
  .validator(parseInput(z.strictObject({ id })))
  .handler(({ data, context }) => deletePitchFor(data, context));

export const sendFeedback = createServerFn({ method: 'POST' })
  .validator(
    parseInput(z.strictObject({ id, useful: z.boolean(), comment: z.optional(prose(feedbackLimit)) })),
  )
  .handler(({ data, context }) => storeFeedbackFor(data, context));

/** What the site may say of itself as it is configured. */
export const getClaims = createServerFn({ method: 'GET' }).handler(({ context }) => ok(claimsFor(context)));

/** A worked example of the category, in the visitor's language. */
export const getExample = createServerFn({ method: 'GET' })
  .validator(parseInput(z.strictObject({ category: z.enum(offerCategories) })))
  .handler(({ data, context }) => ok(exampleFor(data, context)));
