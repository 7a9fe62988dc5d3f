import { type RawBuilder, sql } from 'kysely';

import type { Transaction } from '#app/server/db/schema';
import type { Log } from '#app/server/log';

export type Migration = {
  /** Unique and for ever, such as `0001-jobs`. */
  name: string;
  up(t: Transaction): Promise<void>;
};

type Migratable = {
  dialect: 'sqlite' | 'postgres';
  transaction<Result>(work: (t: Transaction) => Promise<Result>): Promise<Result>;
  now(): RawBuilder<number>;
};

/** Each in its own transaction; processes take turns. Throws the first failure, or when the database is newer. */
export async function migrate(
  database: Migratable,
  migrations: readonly Migration[],
  log: Log,
): Promise<void> {
  const applied = await database.transaction(async (t) => {
    await oneProcessAtATime(database, t);
    await t.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    return await t.selectFrom('migrations').select('name').execute();
  });

  const unknown = applied.filter(({ name }) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer version: it has ${unknown.map(({ name }) => name).join(', ')}`,
    );
  }
  for (const migration of migrations) {
    if (applied.some(({ name }) => name === migration.name)) continue;
    if (await apply(database, migration)) log.info({ migration: migration.name }, 'migrated the database');
  }
}

/** Throws where the database is not that of these migrations: only a server changes it. */
export async function assertMigrated(
  { transaction }: Migratable,
  migrations: readonly Migration[],
): Promise<void> {
  const applied = await transaction((t) => t.selectFrom('migrations').select('name').execute());
  const names = new Set(applied.map(({ name }) => name));
  if (names.size !== migrations.length || migrations.some(({ name }) => !names.has(name)))
    throw new Error('The database is that of another version: start the server of this one first');
}

function apply(database: Migratable, { name, up }: Migration): Promise<boolean> {
  return database.transaction(async (t) => {
    await oneProcessAtATime(database, t);
    const seen = await t.selectFrom('migrations').select('name').where('name', '=', name).executeTakeFirst();
    if (seen) return false;
    await up(t);
    await t.insertInto('migrations').values({ name, applied_at: database.now() }).execute();
    return true;
  });
}

/** Without the limits of time: waiting for another process is no hanging, nor is a table that takes long to rewrite. */
async function oneProcessAtATime({ dialect }: Migratable, t: Transaction): Promise<void> {
  if (dialect !== 'postgres') return;
  await sql`set local statement_timeout = 0`.execute(t);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(t);
  await sql`select pg_advisory_xact_lock(hashtext('verbe migrations'))`.execute(t);
}
