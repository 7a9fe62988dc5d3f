import { createServerFn } from '@tanstack/react-start';

import type { OfferCategory } from './brief';
import type { Refinement } from './pitch';
import { exampleFor } from './server/brief-examples';
import { claimsNow } from './server/claims';
import { createPitchFor } from './server/create-pitch';
import { storeFeedbackFor } from './server/feedback';
import { leaveEmailFor } from './server/leave-email';
import { deletePitchFor, retryPitchFor } from './server/own-pitch';
import { placesIn } from './server/places';
import { snapshotFor } from './server/read-snapshot';
import { refinePitchFor, showVersionFor } from './server/refine';
import { watchFor } from './server/stream';

/**
 * Stores the brief and queues its generation. `requestKey`: 128 random bits made by the browser, the same for every try of
 * one submission, which makes one pitch.
 */
export const createPitch = createServerFn({ method: 'POST' })
  .validator((input: { requestKey: string; brief: unknown }): unknown => input)
  .handler(({ data, context }) => createPitchFor(data, context));

/** What there is of a pitch; null when the address is unknown, deleted or malformed. */
export const getPitch = createServerFn({ method: 'GET' })
  .validator((input: { id: string }): unknown => input)
  .handler(({ data, context }) => snapshotFor(data, context));

/** The snapshots after the revision `after`, as they come, a line of JSON each (`StreamMessage`), until no more is to come. */
export const watchPitch = createServerFn({ method: 'GET' })
  .validator((input: { id: string; after: number }): unknown => input)
  .handler(({ data, context }) => watchFor(data, context));

export const retryPitch = createServerFn({ method: 'POST' })
  .validator((input: { id: string }): unknown => input)
  .handler(({ data, context }) => retryPitchFor(data, context));

/** Asks for another version of the pitch, made from version `from`. */
export const refinePitch = createServerFn({ method: 'POST' })
  .validator((input: { id: string; from: number; asked: Refinement; insist: boolean }): unknown => input)
  .handler(({ data, context }) => refinePitchFor(data, context));

/** Makes another version the one that everybody sees. */
export const showVersion = createServerFn({ method: 'POST' })
  .validator((input: { id: string; version: number }): unknown => input)
  .handler(({ data, context }) => showVersionFor(data, context));

/** Queues a failed pitch again, to be sent to this address when it is ready. */
export const leaveEmail = createServerFn({ method: 'POST' })
  .validator((input: { id: string; email: string }): unknown => input)
  .handler(({ data, context }) => leaveEmailFor(data, context));

export const deletePitch = createServerFn({ method: 'POST' })
  .validator((input: { id: string }): unknown => input)
  .handler(({ data }) => deletePitchFor(data));

export const sendFeedback = createServerFn({ method: 'POST' })
  .validator((input: { id: string; useful: boolean; comment?: string }): unknown => input)
  .handler(({ data, context }) => storeFeedbackFor(data, context));

/** What the site may say of itself as it is configured. */
export const getClaims = createServerFn({ method: 'GET' }).handler(() => claimsNow());

/** Every place the form offers, named in the visitor's language. */
export const getPlaces = createServerFn({ method: 'GET' }).handler(({ context }) => placesIn(context.locale));

export const getExample = createServerFn({ method: 'GET' })
  .validator((input: { category: OfferCategory }): unknown => input)
  .handler(({ data, context }) => exampleFor(data, context));
