import { type RawBuilder, sql } from 'kysely';

import type { Transaction } from '#app/server/db/schema';
import type { Log } from '#app/server/log';
import { listenerName } from '../postgres';

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

/**
 * Each in its own transaction; processes take turns. Throws the first failure, when the database is newer, or when there is
 * something to migrate while other servers run on it.
 */
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

  for (const migration of due(applied, migrations)) {
    if (await apply(database, migration)) log.info({ migration: migration.name }, 'migrated the database');
  }
}

/** Names of those that a server would apply at its start. Throws when the database is newer. */
export async function dueMigrations(
  { transaction }: Migratable,
  migrations: readonly Migration[],
): Promise<string[]> {
  const applied = await transaction((t) => t.selectFrom('migrations').select('name').execute());
  return due(applied, migrations).map(({ name }) => name);
}

/** Throws where the database is not that of these migrations: only a server changes it. */
export async function assertMigrated(database: Migratable, migrations: readonly Migration[]): Promise<void> {
  const names = await dueMigrations(database, migrations);
  if (names.length > 0)
    throw new Error(
      `The database is that of an older version: start the server of this one first, which applies ${names.join(', ')}`,
    );
}

function due(applied: readonly { name: string }[], migrations: readonly Migration[]): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0)
    throw new Error(`The database was made by a newer version: it has ${unknown.join(', ')}`);
  return migrations.filter((migration) => !applied.some(({ name }) => name === migration.name));
}

function apply(database: Migratable, { name, up }: Migration): Promise<boolean> {
  return database.transaction(async (t) => {
    await oneProcessAtATime(database, t);
    const seen = await t.selectFrom('migrations').select('name').where('name', '=', name).executeTakeFirst();
    if (seen) return false;
    await noServerListens(database, t);
    await up(t);
    await t.insertInto('migrations').values({ name, applied_at: database.now() }).execute();
    return true;
  });
}

/**
 * A server of the version before would go on reading and writing what is no longer so (decision 172). Of those that start
 * together none listens yet.
 */
async function noServerListens({ dialect }: Migratable, t: Transaction): Promise<void> {
  if (dialect !== 'postgres') return;
  const sessions = sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${listenerName}`;
  const { rows } = await sessions.execute(t);
  if (rows.length > 0)
    throw new Error(
      `Stop every process of the version before (still there: ${rows.length}, "${listenerName}" in pg_stat_activity): this one migrates the database`,
    );
}

/** Without the limits of time: waiting for another process is no hanging, nor is a table that takes long to rewrite. */
async function oneProcessAtATime({ dialect }: Migratable, t: Transaction): Promise<void> {
  if (dialect !== 'postgres') return;
  await sql`set local statement_timeout = 0`.execute(t);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(t);
  await sql`select pg_advisory_xact_lock(hashtext('verbe migrations'))`.execute(t);
}
