import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Log } from '#app/server/log';
import { guardedDialect } from './guarded-dialect';

/** PostgreSQL for Kysely, by a pool of ten connections. */
export function postgresDialect(databaseUrl: string, log: Log): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'verbe',
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: { getTypeParser },
  });
  const report = (error: Error) => log.warn({ reason: error.message }, 'lost a database connection');
  // A connection tells its pool only while it is idle, and an 'error' event that nobody hears ends the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return guardedDialect(new PostgresDialect({ pool }), { oneConnection: false });
}

/** The one connection that listens for wake-ups, outside the pool. */
export function listenerConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'verbe listener',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  };
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
