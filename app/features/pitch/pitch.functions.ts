import { createServerFn } from '@tanstack/react-start';

import { exampleFor } from './brief-examples.server';
import type { CreatePitchInput, OfferCategory } from './pitch';
import { createPitchFor, deletePitchFor, retryPitchFor, storeFeedbackFor } from './pitch.server';
import { snapshotFor, watchFor } from './pitch-watch.server';
import { placesIn } from './places.server';

/** Writes the pitch and queues its generation; the same request twice makes one pitch. */
export const createPitch = createServerFn({ method: 'POST' })
  .validator((input: CreatePitchInput): unknown => input)
  .handler(({ data, context }) => createPitchFor(data, context));

/** What there is of a pitch; null when the address is unknown, deleted or malformed. */
export const getPitch = createServerFn({ method: 'GET' })
  .validator((input: { id: string }): unknown => input)
  .handler(({ data, context }) => snapshotFor(data, context));

/** The events after `after`, as they happen, a line of JSON each (`PitchWatchEvent`), until the pitch is ready, failed or gone. */
export const watchPitch = createServerFn({ method: 'GET' })
  .validator((input: { id: string; after: number }): unknown => input)
  .handler(({ data, context }) => watchFor(data, context));

export const retryPitch = createServerFn({ method: 'POST' })
  .validator((input: { id: string }): unknown => input)
  .handler(({ data }) => retryPitchFor(data));

export const deletePitch = createServerFn({ method: 'POST' })
  .validator((input: { id: string }): unknown => input)
  .handler(({ data }) => deletePitchFor(data));

export const sendFeedback = createServerFn({ method: 'POST' })
  .validator((input: { id: string; useful: boolean; comment?: string }): unknown => input)
  .handler(({ data, context }) => storeFeedbackFor(data, context));

/** Every place the form offers, named in the visitor's language. */
export const getPlaces = createServerFn({ method: 'GET' }).handler(({ context }) => placesIn(context.locale));

export const getExample = createServerFn({ method: 'GET' })
  .validator((input: { category: OfferCategory }): unknown => input)
  .handler(({ data, context }) => exampleFor(data, context));
