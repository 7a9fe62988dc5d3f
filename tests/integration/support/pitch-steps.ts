import type { Database, Transaction } from '#app/server/db/database';
import type { Workflows } from '#app/server/workflows/workflows';
import { addPitch } from './rows';

/** Adds pitches and queues a job for each, in one transaction a pitch; returns their ids. */
export async function orderPitches(
  database: Database,
  workflows: Workflows,
  workflow: string,
  count: number,
): Promise<string[]> {
  const one = () =>
    database.transaction(async (t) => {
      const id = await addPitch(t);
      await workflows.start(t, workflow, { id }, id);
      return id;
    });
  return Promise.all(Array.from({ length: count }, one));
}

/** What a step of the tests saves: one event row, which a second save would find taken. */
export async function addEvent(t: Transaction, id: string, seq: number): Promise<void> {
  await t
    .insertInto('pitch_events')
    .values({ pitch_id: id, seq, kind: 'step', step: seq, payload: '{}', at: Date.now() })
    .execute();
}

/** The numbers of a pitch's events, in order. */
export async function eventsOf(database: Database, id: string): Promise<number[]> {
  const rows = await database.query
    .selectFrom('pitch_events')
    .select('seq')
    .where('pitch_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq }) => seq);
}

/** How many jobs wait or run. */
export async function jobsLeft(database: Database): Promise<number> {
  const rows = await database.query.selectFrom('jobs').select('id').where('status', '=', 'queued').execute();
  return rows.length;
}

/** The status of a pitch; undefined for none. */
export async function statusOf(database: Database, id: string): Promise<string | undefined> {
  const row = await database.query
    .selectFrom('pitches')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status;
}
