import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';

import { type Database, openDatabase } from '#app/server/db/database';
import { isDatabaseUnavailable } from '#app/server/db/database-unavailable';
import { migrations } from '#app/server/db/migrations/index';
import { type Migration, migrate } from '#app/server/db/migrations/migrate';
import { dialects, silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { addPitch } from '#tests/integration/support/rows';

describe.skipIf(!dialects.includes('postgres'))('connections of the site to PostgreSQL', () => {
  const testDatabase = useTestDatabase('postgres');
  const opened: Database[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  it('end a statement after half a minute, a transaction that does nothing after a minute', async () => {
    const database = await testDatabase().open();
    expect(await setting(database, 'statement_timeout')).toBe('30s');
    expect(await setting(database, 'idle_in_transaction_session_timeout')).toBe('1min');
  });

  it('of a command beside it may take their time, but leave no transaction open', async () => {
    await testDatabase().open();
    const database = await openWith({ beside: true });
    expect(await setting(database, 'statement_timeout')).toBe('0');
    expect(await setting(database, 'idle_in_transaction_session_timeout')).toBe('1min');
  });

  it('are free again after a statement that hangs, which may be tried again', async () => {
    const database = await openWith({ options: '-c statement_timeout=200' });
    const hanging = Array.from({ length: 10 }, () => sql`select pg_sleep(20)`.execute(database.query));
    const ends = await Promise.allSettled(hanging);
    expect(ends.map((end) => end.status === 'rejected' && isDatabaseUnavailable(end.reason))).toEqual(
      Array(10).fill(true),
    );
    await database.ping();
  });

  it('let go of what a transaction holds whose process stands still', async () => {
    const database = await openWith({ options: '-c idle_in_transaction_session_timeout=200' });
    const id = await database.transaction((t) => addPitch(t));
    const stalled = database.transaction(async (t) => {
      await t.updateTable('pitches').set({ revision: 1 }).where('id', '=', id).execute();
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
      await t.updateTable('pitches').set({ revision: 2 }).where('id', '=', id).execute();
    });
    const error: unknown = await stalled.catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
    const pitch = database.query.selectFrom('pitches').select('revision').where('id', '=', id);
    expect(await pitch.executeTakeFirst()).toEqual({ revision: 0 });
  });

  it('give a migration the time it takes', async () => {
    await (await testDatabase().open()).close();
    const database = await openWith({
      options: '-c statement_timeout=200 -c idle_in_transaction_session_timeout=200',
      beside: true,
    });
    const long: Migration = {
      name: '9001-long',
      async up(t) {
        await sql`select pg_sleep(0.5)`.execute(t);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      },
    };
    await migrate(database, [...migrations, long], silentLog);
    expect(await setting(database, 'statement_timeout')).toBe('200ms');
    await database.query.deleteFrom('migrations').where('name', '=', long.name).execute();
  });

  async function openWith({ options, beside }: { options?: string; beside?: boolean }): Promise<Database> {
    const { dataDir, databaseUrl = '' } = testDatabase();
    const url = new URL(databaseUrl);
    if (options) url.searchParams.set('options', options);
    const database = await openDatabase({
      dataDir,
      databaseUrl: url.href.replaceAll('+', '%20'),
      log: silentLog,
      beside,
    });
    opened.push(database);
    return database;
  }
});

async function setting({ query }: Database, name: string): Promise<unknown> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(query);
  return rows[0]?.value;
}
