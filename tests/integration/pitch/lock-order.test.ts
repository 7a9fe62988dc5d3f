import pg from 'pg';
import { describe, expect, it } from 'vitest';

import { awaitByMail } from '#app/features/pitch/server/notifications/leave-email';
import { statusOf } from '#tests/integration/support/pitch-steps';
import { dialects, type TestDatabase, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { orderPitch } from './orders';
import { usePitches } from './use-pitches';

describe.runIf(dialects.includes('postgres'))('two transactions on one pitch', () => {
  const testDatabase = useTestDatabase('postgres');
  const pitches = usePitches();

  it('do not lock each other out when it fails while its maker leaves an address', async () => {
    const database = await testDatabase().open();
    const services = await pitches(database, { env: { PITCH_FAIL_STEP: '2' } });
    const id = await orderPitch(services);
    await until(async () => (await statusOf(database, id)) === 'failed');
    await awaitByMail(services, { id, address: 'maker@duck.com', locale: 'en' });
    await until(async () => (await statusOf(database, id)) === 'waiting');

    const held = await holdRecipients(testDatabase());
    // Woken at once: while the test waits, a renewal of leases may take the last connection.
    await database.transaction(async (t) => {
      await t.updateTable('jobs').set({ run_at: 0 }).execute();
      t.notify('jobs');
    });
    const left: Promise<unknown>[] = [];
    try {
      await until(() => held.blocks());
      left.push(awaitByMail(services, { id, address: 'maker@duck.com', locale: 'en' }));
      await until(async () => (await held.waiting()) === 2);
    } finally {
      await held.release();
    }

    await Promise.all(left);
    await until(async () => (await nextTry()) > Date.now());
    expect(await statusOf(database, id)).toBe('waiting');
    expect(services.lines.join('')).not.toMatch(/deadlock|could not be saved/);

    async function nextTry(): Promise<number> {
      const job = await database.query.selectFrom('jobs').select('run_at').executeTakeFirstOrThrow();
      return job.run_at;
    }
  });
});

/** Keeps the rows of every recipient locked, so that others who want them stand in line. */
async function holdRecipients({ databaseUrl }: TestDatabase) {
  const holder = new pg.Client(databaseUrl);
  const watcher = new pg.Client(databaseUrl);
  await holder.connect();
  await watcher.connect();
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  await holder.query('begin');
  await holder.query('select * from pitch_recipients for update');
  return {
    /** Whether a connection waits for these very rows; others wait for a moment for locks of their own. */
    async blocks(): Promise<boolean> {
      const { rowCount } = await watcher.query(
        'select 1 from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))',
        [rows[0]?.pid],
      );
      return rowCount === 1;
    },
    /** How many connections wait for a lock. */
    async waiting(): Promise<number> {
      const { rowCount } = await watcher.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rowCount ?? 0;
    },
    async release(): Promise<void> {
      await holder.query('commit');
      await Promise.all([holder.end(), watcher.end()]);
    },
  };
}
