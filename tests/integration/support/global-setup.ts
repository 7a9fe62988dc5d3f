import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // Merged into the runner's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** Address of the PostgreSQL server to test on; unset where none answers. */
    postgresUrl: string | undefined;
    /** What the names of this run's databases begin with. */
    databasePrefix: string;
    /** Where this run's bundles are written. */
    bundleFolder: string;
  }
}

const localServer = 'postgres://postgres@localhost/postgres?host=/var/run/postgresql';
// Inside the project, so that a bundle finds the packages that it leaves out and the files that it reads; not inside
// node_modules, where `#app` means nothing.
const bundles = join(import.meta.dirname, '../../../.vitest/integration');

/** Looks for PostgreSQL once a run; returns what removes all that the run has made. */
export default async function setup(project: TestProject) {
  const run = randomBytes(4).toString('hex');
  const prefix = `verbe_test_${run}_`;
  const bundleFolder = join(bundles, run);
  project.provide('databasePrefix', prefix);
  project.provide('bundleFolder', bundleFolder);

  const url = process.env.TEST_DATABASE_URL || localServer;
  const reason = await connected(url, async () => {});
  project.provide('postgresUrl', reason === undefined ? url : undefined);
  if (reason !== undefined) {
    console.log(
      `PostgreSQL does not answer (${reason}): its integration tests are skipped. Set TEST_DATABASE_URL.`,
    );
  }
  return async () => {
    await rm(bundleFolder, { recursive: true, force: true });
    if (reason === undefined) await connected(url, (client) => dropDatabases(client, prefix));
  };
}

async function dropDatabases(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ]);
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
}

/** Returns why it failed, or nothing. */
async function connected(
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  } finally {
    await client.end().catch(() => {});
  }
}
