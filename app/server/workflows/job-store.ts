import { randomUUID } from 'node:crypto';
import { type SqlBool, type UpdateObject, sql } from 'kysely';

import type { Database } from '#app/server/db/database';
import type { Tables, Transaction } from '#app/server/db/schema';
import { LeaseLostError } from './interruptions';
import { released } from './job-queue';

/** Valid while the row names `owner`. */
export type ClaimedJob = {
  id: string;
  workflow: string;
  key: string;
  input: string;
  attempts: number;
  /** Since the last saved step, this one included. */
  claims: number;
  owner: string;
};

type ClaimOptions = {
  workflows: string[];
  /** Ids of jobs that run here: after an outage their lease may have run out. */
  except: string[];
  limit: number;
};

export type JobStore = ReturnType<typeof createJobStore>;

/** Writes to a claimed job throw `LeaseLostError` once the claim is over. */
export function createJobStore(database: Database, leaseMs: number) {
  const fromNow = (ms: number) => sql<number>`${database.now()} + ${ms}`;

  /** Fencing: on PostgreSQL the row stays locked until the transaction ends. */
  async function fenced(
    t: Transaction,
    { id, owner }: ClaimedJob,
    values: UpdateObject<Tables, 'jobs'>,
  ): Promise<void> {
    const { numUpdatedRows } = await t
      .updateTable('jobs')
      .set({ ...released, ...values })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LeaseLostError();
  }

  return {
    claim(options: ClaimOptions): Promise<ClaimedJob[]> {
      return database.transaction(async (t) => {
        const due = await dueJobs(t, database, options)
          .$if(database.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
          .execute();
        if (due.length === 0) return [];
        const owner = randomUUID();
        await t
          .updateTable('jobs')
          .set((row) => ({
            lease_owner: owner,
            lease_until: fromNow(leaseMs),
            claims: row('claims', '+', 1),
          }))
          .where(
            'id',
            'in',
            due.map(({ id }) => id),
          )
          .execute();
        return due.map((job) => ({ ...job, claims: job.claims + 1, owner }));
      });
    },

    async renew(claims: ClaimedJob[]): Promise<Set<string>> {
      const rows = await database.query
        .updateTable('jobs')
        .set({ lease_until: fromNow(leaseMs) })
        .where('lease_owner', 'in', [...new Set(claims.map(({ owner }) => owner))])
        .where(
          'id',
          'in',
          claims.map(({ id }) => id),
        )
        .returning('id')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    async stepsDone({ id }: ClaimedJob): Promise<Set<string>> {
      const rows = await database.query
        .selectFrom('job_steps')
        .select('name')
        .where('job_id', '=', id)
        .execute();
      return new Set(rows.map(({ name }) => name));
    },

    /** Saving twice, because the answer to the first commit was lost, does nothing. */
    markStepDone(job: ClaimedJob, name: string, save: (t: Transaction) => Promise<void>): Promise<void> {
      return database.transaction(async (t) => {
        const held = { lease_owner: job.owner, lease_until: fromNow(leaseMs) };
        await fenced(t, job, { ...held, attempts: 0, claims: 0 });
        const { numInsertedOrUpdatedRows } = await t
          .insertInto('job_steps')
          .values({ job_id: job.id, name, at: database.now() })
          .onConflict((conflict) => conflict.columns(['job_id', 'name']).doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n) await save(t);
      });
    },

    finish({ id, owner }: ClaimedJob): Promise<void> {
      return database.transaction(async (t) => {
        await t.deleteFrom('jobs').where('id', '=', id).where('lease_owner', '=', owner).execute();
      });
    },

    release(job: ClaimedJob, { delayMs, attempts, claims, error }: Release): Promise<void> {
      return database.transaction((t) =>
        fenced(t, job, { run_at: fromNow(delayMs), attempts, claims, error }),
      );
    },

    fail(job: ClaimedJob, error: string, callBack: (t: Transaction) => Promise<void>): Promise<void> {
      return database.transaction(async (t) => {
        await fenced(t, job, { status: 'failed', error });
        await callBack(t);
      });
    },
  };
}

type Release = {
  delayMs: number;
  attempts: number;
  claims: number;
  error?: string;
};

function dueJobs(t: Transaction, database: Database, { workflows, except, limit }: ClaimOptions) {
  const free = sql<SqlBool>`(lease_owner is null or lease_until < ${database.now()})`;
  return t
    .selectFrom('jobs')
    .select(['id', 'workflow', 'key', 'input', 'attempts', 'claims'])
    .where('status', '=', 'queued')
    .where('run_at', '<=', database.now())
    .where(free)
    .where('workflow', 'in', workflows)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('run_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
}
