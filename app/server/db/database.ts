import { Kysely, type RawBuilder, sql } from 'kysely';

import type { Log } from '#app/server/log';
import { lockDataDir } from './data-dir-lock';
import { listenChannel, startListener } from './listener';
import { migrations } from './migrations/index';
import { migrate } from './migrations/migrate';
import { listenerConfig, postgresDialect } from './postgres';
import type { Tables, Transaction } from './schema';
import { sqliteDialect } from './sqlite';
import { assertOutsideTransaction, inScope } from './transaction-scope';
import { type WakeUps, createWakeUps } from './wake-ups';

export type { Transaction } from './schema';

export type DatabaseOptions = {
  /** Folder of the embedded database; made when missing, unused with `databaseUrl`. */
  dataDir: string;
  /** PostgreSQL; unset: SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  log: Log;
};

export type Database = {
  dialect: 'sqlite' | 'postgres';
  /** Queries outside of transactions, each one atomic; inside a transaction it throws at once. */
  query: Kysely<Tables>;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. On SQLite transactions
   * run one after the other; on PostgreSQL they are `read committed`, so rows that decide something are locked or
   * updated first. A statement that failed must end the transaction: PostgreSQL accepts nothing after it.
   *
   * `work` waits for nothing but `t`. Nesting and `query` inside it throw at once; waiting for the network, a timer
   * or a file is noticed one turn of the event loop later and rolls back. A synchronous call that is merely slow is
   * not noticed.
   */
  transaction<Result>(work: (t: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Calls `wake` after each commit that notified the channel, in this process or, on PostgreSQL, in any; also when a
   * lost listener has come back. It carries no data and may come for nothing: read again. Returns the way out.
   */
  subscribe(channel: string, wake: () => void): () => void;
  /** The time in epoch milliseconds as an expression of a query: the database's clock where several hosts share it. */
  now(): RawBuilder<number>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** May be called again. */
  close(): Promise<void>;
};

/**
 * Opens the database and brings its tables up to date. Throws when another server keeps the data folder, when the
 * database does not answer, or when a migration fails; nothing stays open then.
 */
export async function openDatabase({ dataDir, databaseUrl, log }: DatabaseOptions): Promise<Database> {
  const wakeUps = createWakeUps(log);
  const unlock = databaseUrl ? () => {} : await lockDataDir(dataDir);
  try {
    const dialect = databaseUrl ? postgresDialect(databaseUrl, log) : sqliteDialect(dataDir);
    const query = new Kysely<Tables>({ dialect });
    const database = databaseOn(query, databaseUrl ? 'postgres' : 'sqlite', wakeUps);
    try {
      await migrate(database, migrations, log);
      const listener = databaseUrl
        ? await startListener(listenerConfig(databaseUrl), wakeUps, log)
        : undefined;
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
