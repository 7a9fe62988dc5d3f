import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { migrations } from '#app/server/db/migrations/index';
import { type Migration, migrate } from '#app/server/db/migrations/migrate';
import { dialects, silentLog, useTestDatabase } from '#tests/integration/support/databases';

describe.each(dialects)('migrations on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);

  it('leaves nothing of a migration that throws, and runs it whole the next time', async () => {
    const database = await testDatabase().open();
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

describe.skipIf(!dialects.includes('postgres'))('migrations of processes that start together', () => {
  const testDatabase = useTestDatabase('postgres');

  it('run once', async () => {
    const databases = await Promise.all([
      testDatabase().open(),
      testDatabase().open(),
      testDatabase().open(),
    ]);
    expect(databases).toHaveLength(3);
  });
});
