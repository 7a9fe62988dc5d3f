import { Kysely, type RawBuilder, sql } from 'kysely';

import type { Log } from '#app/server/log';
import { lockDataDir } from './data-dir-lock';
import { listenChannel, startListener } from './listener';
import { migrations } from './migrations/index';
import { assertMigrated, dueMigrations, migrate } from './migrations/migrate';
import { listenerConfig, postgresDialect } from './postgres';
import type { Tables, Transaction } from './schema';
import { assertDatabaseFile, sqliteDialect } from './sqlite';
import { assertOutsideTransaction, inScope } from './transaction-scope';
import { type WakeUps, createWakeUps } from './wake-ups';

export type { Transaction } from './schema';

export type DatabaseOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  log: Log;
  /** Beside a server on the same data: locks and migrates nothing, and hears no wake-ups. */
  beside?: boolean | undefined;
};

export type Database = {
  dialect: 'sqlite' | 'postgres';
  /** Queries outside of transactions, each one atomic; inside a transaction it throws at once. */
  query: Kysely<Tables>;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. PostgreSQL is at
   * `read committed`: lock or update first the rows that decide. Nesting and `query` inside throw at once;
   * waiting for the network, a timer or a file rolls back one event-loop turn later.
   */
  transaction<Result>(work: (t: Transaction) => Promise<Result>): Promise<Result>;
  /** After each commit that notified the channel, and after a reconnect. May come for nothing: read again. */
  subscribe(channel: string, wake: () => void): () => void;
  /** The time in epoch milliseconds as an expression of a query: the database's clock where several hosts share it. */
  now(): RawBuilder<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Opens and migrates. Throws, with nothing left open, when locked, unavailable or not migrated. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  log,
  beside = false,
}: DatabaseOptions): Promise<Database> {
  const wakeUps = createWakeUps(log);
  if (beside && !databaseUrl) assertDatabaseFile(dataDir);
  const unlock = databaseUrl || beside ? () => {} : await lockDataDir(dataDir);
  try {
    const query = queryOn({ dataDir, databaseUrl, log, beside });
    const database = databaseOn(query, databaseUrl ? 'postgres' : 'sqlite', wakeUps);
    try {
      await (beside ? assertMigrated(database, migrations) : migrate(database, migrations, log));
      const listener =
        databaseUrl && !beside ? await startListener(listenerConfig(databaseUrl), wakeUps, log) : undefined;
      let closed: Promise<void> | undefined;
      const close = async () => {
        await listener?.close();
        await query.destroy();
        unlock();
      };
      return { ...database, close: () => (closed ??= close()) };
    } catch (error) {
      await query.destroy().catch(() => {});
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Names of the migrations that a server of this build would apply at its start. Throws when the database is newer. */
export async function findDueMigrations(options: Omit<DatabaseOptions, 'beside'>): Promise<string[]> {
  const { dataDir, databaseUrl, log } = options;
  if (!databaseUrl) assertDatabaseFile(dataDir);
  const query = queryOn({ ...options, beside: true });
  const database = databaseOn(query, databaseUrl ? 'postgres' : 'sqlite', createWakeUps(log));
  return dueMigrations(database, migrations).finally(() => query.destroy());
}

function queryOn({ dataDir, databaseUrl, log, beside = false }: DatabaseOptions): Kysely<Tables> {
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, log, { isUnhurried: beside })
    : sqliteDialect(dataDir);
  return new Kysely<Tables>({ dialect });
}

function databaseOn(
  query: Kysely<Tables>,
  dialect: Database['dialect'],
  wakeUps: WakeUps,
): Omit<Database, 'close'> {
  return {
    dialect,
    query,
    subscribe: wakeUps.subscribe,
    now: () =>
      dialect === 'postgres'
        ? sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`
        : sql<number>`${Date.now()}`,
    async ping() {
      await sql`select 1`.execute(query);
    },
    async transaction(work) {
      assertOutsideTransaction();
      const { result, channels } = await runTransaction(query, dialect, work);
      if (dialect === 'sqlite') for (const channel of channels) wakeUps.wake(channel);
      return result;
    },
  };
}

function runTransaction<Result>(
  query: Kysely<Tables>,
  dialect: Database['dialect'],
  work: (t: Transaction) => Promise<Result>,
): Promise<{ result: Result; channels: Set<string> }> {
  return inScope(async (scope) => {
    const { channels } = scope;
    const result = await query.transaction().execute(async (kysely) => {
      const t = Object.assign(kysely, { notify: (channel: string) => void channels.add(channel) });
      scope.phase = 'open';
      scope.check();
      try {
        return await Promise.race([workAndNotify(t), scope.strayed]);
      } finally {
        scope.phase = 'ended';
      }
    });
    return { result, channels };

    async function workAndNotify(t: Transaction): Promise<Result> {
      const done = await work(t);
      if (dialect === 'postgres') {
        for (const channel of channels) await sql`select pg_notify(${listenChannel}, ${channel})`.execute(t);
      }
      return done;
    }
  });
}
