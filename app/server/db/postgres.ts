import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Log } from '#app/server/log';
import { guardedDialect } from './guarded-dialect';

/**
 * What the server ends, in ms: a statement that hangs, since nobody waits longer for an answer, and a transaction whose
 * process stands still with the rows that it holds. `options` of the address replace them.
 */
const statementMs = 30_000;
const idleInTransactionMs = 60_000;

/** TCP keepalive: a connection that a firewall dropped is found after half a minute. */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/** PostgreSQL for Kysely, by a pool of ten connections. `isUnhurried`: a statement may take its time. */
export function postgresDialect(
  databaseUrl: string,
  log: Log,
  { isUnhurried }: { isUnhurried: boolean },
): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'verbe',
    options: [
      `-c idle_in_transaction_session_timeout=${idleInTransactionMs}`,
      ...(isUnhurried ? [] : [`-c statement_timeout=${statementMs}`]),
    ].join(' '),
    max: 10,
    connectionTimeoutMillis: 5000,
    ...alive,
    types: { getTypeParser },
  });
  const report = (error: Error) => log.warn({ reason: error.message }, 'lost a database connection');
  // A connection tells its pool only while it is idle, and an 'error' event that nobody hears ends the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return guardedDialect(new PostgresDialect({ pool }), { oneConnection: false });
}

/** What PostgreSQL calls that connection of each server, by which they are counted. */
export const listenerName = 'verbe listener';

/** The one connection that listens for wake-ups, outside the pool. */
export function listenerConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: listenerName,
    connectionTimeoutMillis: 5000,
    ...alive,
  };
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
