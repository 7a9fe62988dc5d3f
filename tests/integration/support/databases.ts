import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

import { type Database, openDatabase } from '#app/server/db/database';
import { createLog } from '#app/server/log';

export type Dialect = Database['dialect'];

/**
 * The databases to run a suite on, for `describe.each`: PostgreSQL only where one answers. For a suite whose subject writes
 * SQL of its own or waits for wake-ups; any other, about a file, a mail or a model, runs on SQLite alone.
 */
export const dialects: Dialect[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'];

/** Where a test opens its database: an empty data folder, or an empty database of the server. */
export type TestDatabase = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Opens it; closed after the test. */
  open(): Promise<Database>;
  /** PostgreSQL: a statement as an administrator, beside the application. */
  administer(statement: string): Promise<pg.QueryResult>;
  remove(): Promise<void>;
};

export const silentLog = createLog('silent');

/** A database for each test file, made before and removed after its tests; what a test opened is closed after it. */
export function useTestDatabase(dialect: Dialect): () => TestDatabase {
  let testDatabase: TestDatabase | undefined;
  const opened: Database[] = [];
  beforeAll(async () => {
    testDatabase = await createTestDatabase(dialect, opened);
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  afterAll(() => testDatabase?.remove());
  return () => {
    if (!testDatabase) throw new Error('The database is made in beforeAll');
    return testDatabase;
  };
}

async function createTestDatabase(dialect: Dialect, opened: Database[]): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'verbe-test-'));
  const server = inject('postgresUrl');
  const name = inject('databasePrefix') + randomBytes(6).toString('hex');
  const onPostgres = dialect === 'postgres' && server !== undefined;
  const databaseUrl = onPostgres ? inServer(server, name) : undefined;
  if (onPostgres) await run(server, `create database ${name}`);
  return {
    dataDir,
    databaseUrl,
    async open() {
      const database = await openDatabase({ dataDir, databaseUrl, log: silentLog });
      opened.push(database);
      return database;
    },
    administer(statement) {
      if (!databaseUrl) throw new Error('Only PostgreSQL has an administrator');
      return run(databaseUrl, statement);
    },
    async remove() {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
      if (onPostgres) await run(server, `drop database if exists ${name} with (force)`);
    },
  };
}

function inServer(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function run(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
