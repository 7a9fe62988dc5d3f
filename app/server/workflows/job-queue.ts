import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';

import type { Database } from '#app/server/db/database';
import { toJson } from '#app/server/db/json';
import type { Transaction } from '#app/server/db/schema';

/** Adds and removes jobs inside the caller’s transaction `t`; a second job under one `key` is not added. */
export function createJobQueue(database: Database) {
  return {
    async add(t: Transaction, workflow: string, input: unknown, key: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await t
        .insertInto('jobs')
        .values({
          id: randomUUID(),
          workflow,
          key,
          input: toJson(input),
          status: 'queued',
          attempts: 0,
          claims: 0,
          run_at: database.now(),
          created_at: database.now(),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async remove(t: Transaction, key: string): Promise<boolean> {
      const { numDeletedRows } = await t.deleteFrom('jobs').where('key', '=', key).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async requeue(t: Transaction, key: string, delayMs: number): Promise<boolean> {
      const { numUpdatedRows } = await t
        .updateTable('jobs')
        .set({
          ...released,
          status: 'queued',
          attempts: 0,
          claims: 0,
          run_at: sql<number>`${database.now()} + ${delayMs}`,
          error: null,
        })
        .where('key', '=', key)
        .where('status', '=', 'failed')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async freeAll(): Promise<void> {
      await database.query.updateTable('jobs').set(released).where('lease_owner', 'is not', null).execute();
    },

    async unknownWorkflows(known: string[]): Promise<string[]> {
      const rows = await database.query
        .selectFrom('jobs')
        .select('workflow')
        .distinct()
        .where('status', '=', 'queued')
        .$if(known.length > 0, (query) => query.where('workflow', 'not in', known))
        .execute();
      return rows.map(({ workflow }) => workflow);
    },
  };
}

export const released = { lease_owner: null, lease_until: null };
