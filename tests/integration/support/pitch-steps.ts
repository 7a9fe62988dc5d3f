import * as z from 'zod';

import type { Database, Transaction } from '#app/server/db/database';
import type { Workflows } from '#app/server/workflows/workflows';
import { addPitch } from './rows';

/** The input of the workflows of the tests. */
export const idSchema = z.object({ id: z.string() });

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

/** What a step of the tests saves: one row of a pitch, numbered from 1, which a second save would find taken. */
export async function addMark(t: Transaction, id: string, number: number): Promise<void> {
  await t
    .insertInto('pitch_versions')
    .values({
      pitch_id: id,
      version: number + 1,
      brief: '{}',
      lang: 'fr',
      status: 'generating',
      created_at: Date.now(),
    })
    .execute();
}

/** The numbers of the rows that steps have saved of a pitch, in order. */
export async function marksOf(database: Database, id: string): Promise<number[]> {
  const rows = await database.query
    .selectFrom('pitch_versions')
    .select('version')
    .where('pitch_id', '=', id)
    .where('version', '>', 1)
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version - 1);
}

/** Gives a pitch the status `failed`, which `statusOf` finds. */
export async function markFailed(t: Transaction, id: string): Promise<void> {
  await t
    .updateTable('pitch_versions')
    .set({ status: 'failed' })
    .where('pitch_id', '=', id)
    .where('version', '=', 1)
    .execute();
}

/** How many jobs wait or run. */
export async function jobsLeft(database: Database): Promise<number> {
  const rows = await database.query.selectFrom('jobs').select('id').where('status', '=', 'queued').execute();
  return rows.length;
}

/** How many jobs have failed: of that pitch, or of all. */
export async function jobsFailed(database: Database, id = ''): Promise<number> {
  const failed = database.query.selectFrom('jobs').select('id').where('status', '=', 'failed');
  return (await failed.where('key', 'like', `%${id}%`).execute()).length;
}

/** The status of a pitch; undefined for none. */
export async function statusOf(database: Database, id: string): Promise<string | undefined> {
  const row = await database.query
    .selectFrom('pitch_versions')
    .select('status')
    .where('pitch_id', '=', id)
    .where('version', '=', 1)
    .executeTakeFirst();
  return row?.status;
}
