import * as z from 'zod';

import type { Transaction } from '#app/server/db/schema';
import { toJson } from '#app/server/db/json';
import { runtime } from '#app/server/runtime';
import type { PitchEvent } from './pitch';

const span = z.object({
  text: z.string(),
  lang: z.string().optional(),
  placeholder: z.literal(true).optional(),
});
const passage = z.array(span);
const finding = z.array(passage);
const step = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

const pitchSchema = z.object({
  oneLiner: passage,
  spoken: z.record(z.enum(['15', '30', '60', '90']), z.array(passage)),
});

export const stepOutputSchema = z.object({ finding, pitch: pitchSchema.optional() });

const seq = z.number().int();
const eventSchema: z.ZodType<PitchEvent> = z.discriminatedUnion('kind', [
  z.object({ seq, kind: z.literal('step'), step, finding }),
  z.object({ seq, kind: z.literal('ready'), pitch: pitchSchema }),
  z.object({ seq, kind: z.literal('failed') }),
  z.object({ seq, kind: z.literal('retried') }),
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

/** Adds the next event of a pitch and wakes its readers once the transaction is done. */
export async function appendEvent(t: Transaction, id: string, event: NewEvent): Promise<void> {
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
