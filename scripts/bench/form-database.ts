import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

import type { Variables } from '../../tests/e2e/support/server.ts';

/** What a bench reads and writes beside a server. */
export type FormDatabase = {
  /** For the server, and for the commands beside it. */
  variables: Variables;
  /** Runs a statement on what the server with this data folder keeps; values stand for `$1`, `$2` … */
  run(dataDir: string, statement: string, values?: (string | number)[]): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
};

/** The file of the server's data folder; with `TEST_DATABASE_URL` a new database of that PostgreSQL. */
export async function createFormDatabase(): Promise<FormDatabase> {
  const address = process.env.TEST_DATABASE_URL;
  return address === undefined ? sqlite : postgres(address);
}

/** Waits until no job is left. */
export async function queueEmpty(database: FormDatabase, dataDir: string): Promise<void> {
  const left = async () => (await database.run(dataDir, 'select count(*) as jobs from jobs'))[0]?.jobs;
  while (Number(await left()) > 0) await pause(100);
}

const sqlite: FormDatabase = {
  variables: {},
  async run(dataDir, statement, values = []) {
    const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5_000 });
    try {
      return database.prepare(statement.replaceAll(/\$\d+/g, '?')).all(...values);
    } finally {
      database.close();
    }
  },
  async remove() {},
};

async function postgres(address: string): Promise<FormDatabase> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const own = new URL(address);
  own.pathname = `/${name}`;
  await query(address, `create database ${name}`);
  return {
    variables: { DATABASE_URL: own.href, SITE_SECRET: randomBytes(32).toString('hex') },
    run: (_dataDir, statement, values) => query(own.href, statement, values),
    remove: async () => void (await query(address, `drop database ${name} with (force)`)),
  };
}

async function query(address: string, statement: string, values: (string | number)[] = []) {
  const client = new pg.Client(address);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement, values);
    return rows;
  } finally {
    await client.end();
  }
}
