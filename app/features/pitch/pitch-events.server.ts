import * as z from 'zod';

import type { Transaction } from '#app/server/db/schema';
import { toJson } from '#app/server/db/json';
import { runtime } from '#app/server/runtime';
import { locales } from '#app/i18n/locales';
import { goals } from './pitch';
import { findingSchema, pitchSchema, scoreSchema, storedRefinementSchema } from './pitch-stored.server';
import type { PitchEvent } from './story';

const seq = z.number().int();
const version = z.number().int();
const step = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

const eventSchema: z.ZodType<PitchEvent> = z.discriminatedUnion('kind', [
  z.object({ seq, kind: z.literal('step'), step, finding: findingSchema }),
  // Of before there were versions: it was the first.
  z.object({ seq, kind: z.literal('ready'), version: version.default(1), pitch: pitchSchema }),
  z.object({ seq, kind: z.literal('scored'), version, score: scoreSchema }),
  z.object({ seq, kind: z.literal('failed') }),
  z.object({ seq, kind: z.literal('waiting') }),
  z.object({ seq, kind: z.literal('retried') }),
  z.object({
    seq,
    kind: z.literal('version'),
    version,
    parent: version,
    asked: storedRefinementSchema,
    lang: z.enum(locales),
    goal: z.enum(goals),
  }),
  z.object({ seq, kind: z.literal('version-failed'), version }),
  z.object({ seq, kind: z.literal('shown'), version }),
]);

type NewEvent = PitchEvent extends infer Event
  ? Event extends PitchEvent
    ? Omit<Event, 'seq'>
    : never
  : never;

/** Readers of a pitch are woken on this channel. */
export function pitchChannel(id: string): string {
  return `pitch:${id}`;
}

/**
 * Adds the next event of a pitch and wakes its readers once the transaction is done. Returns false, and writes nothing,
 * when the pitch is gone. It locks the pitch's row, so that two events never want the same number.
 */
export async function appendEvent(t: Transaction, id: string, event: NewEvent): Promise<boolean> {
  const pitch = await t
    .updateTable('pitches')
    .set({ updated_at: Date.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!pitch) return false;
  const last = await t
    .selectFrom('pitch_events')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('pitch_id', '=', id)
    .executeTakeFirst();
  const { kind, ...payload } = event;
  await t
    .insertInto('pitch_events')
    .values({
      pitch_id: id,
      seq: (last?.seq ?? 0) + 1,
      kind,
      step: 'step' in event ? event.step : null,
      payload: toJson(payload),
      at: Date.now(),
    })
    .execute();
  t.notify(pitchChannel(id));
  return true;
}

/** The events of a pitch after `after`, oldest first. */
export async function eventsAfter(id: string, after: number): Promise<PitchEvent[]> {
  const rows = await runtime()
    .database.query.selectFrom('pitch_events')
    .select(['seq', 'kind', 'payload'])
    .where('pitch_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map((row) => eventSchema.parse({ ...JSON.parse(row.payload), seq: row.seq, kind: row.kind }));
}
