import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';

import { type Database, openDatabase } from '#app/server/db/database';
import { migrations } from '#app/server/db/migrations/index';
import { type Migration, migrate } from '#app/server/db/migrations/migrate';
import {
  dialects,
  silentLog,
  type TestDatabase,
  useTestDatabase,
} from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';

describe.each(dialects)('migrations on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);

  it('leaves nothing of a migration that throws, and runs it whole the next time', async () => {
    const database = await openBeside(testDatabase());
    const failing: Migration = {
      name: '9001-fails',
      async up(t) {
        await t.schema.createTable('half_made').addColumn('id', 'text').execute();
        await t.schema.alterTable('jobs').addColumn('half_made', 'text').execute();
        throw new Error('on purpose');
      },
    };
    await expect(migrate(database, [...migrations, failing], silentLog)).rejects.toThrow('on purpose');
    await expect(sql`select * from half_made`.execute(database.query)).rejects.toThrow('half_made');
    await expect(sql`select half_made from jobs`.execute(database.query)).rejects.toThrow('half_made');
    const names = await database.query.selectFrom('migrations').select('name').execute();
    expect(names.map(({ name }) => name).toSorted()).toEqual(migrations.map(({ name }) => name));

    const mended: Migration = {
      name: '9001-fails',
      async up(t) {
        await t.schema.createTable('half_made').addColumn('id', 'text').execute();
      },
    };
    await migrate(database, [...migrations, mended], silentLog);
    await sql`select * from half_made`.execute(database.query);
    await sql`drop table half_made`.execute(database.query);
    await database.query.deleteFrom('migrations').where('name', '=', mended.name).execute();
  });

  it('refuses a database of a newer version', async () => {
    const database = await testDatabase().open();
    await expect(migrate(database, migrations.slice(0, 1), silentLog)).rejects.toThrow('newer version');
  });
});

/** Migrated, and not a server that listens. */
async function openBeside({ open, dataDir, databaseUrl }: TestDatabase): Promise<Database> {
  await (await open()).close();
  const database = await openDatabase({ dataDir, databaseUrl, log: silentLog, beside: true });
  onTestFinished(() => database.close());
  return database;
}

describe.skipIf(!dialects.includes('postgres'))('migrations of several processes', () => {
  const testDatabase = useTestDatabase('postgres');

  it('wait until those of the version before are stopped', async () => {
    const database = await openBeside(testDatabase());
    const before = await testDatabase().open();
    let runs = 0;
    const later: Migration = { name: '9001-later', up: async () => void (runs += 1) };
    const run = () => migrate(database, [...migrations, later], silentLog);
    await expect(run()).rejects.toThrow('Stop every process of the version before');
    // A process of the version before that starts again is not kept from it.
    await migrate(database, migrations, silentLog);
    expect(runs).toBe(0);
    await before.close();
    await until(() =>
      run().then(
        () => true,
        () => false,
      ),
    );
    expect(runs).toBe(1);
    await database.query.deleteFrom('migrations').where('name', '=', later.name).execute();
  });

  it('run once where they start together', async () => {
    const databases = await Promise.all([
      testDatabase().open(),
      testDatabase().open(),
      testDatabase().open(),
    ]);
    expect(databases).toHaveLength(3);
  });
});
