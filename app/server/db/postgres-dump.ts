import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

import { privateFile } from './sqlite';

const run = promisify(execFile);

/** Counters of visitors under the key of the day: gone tomorrow, they are not kept in a backup either (decision 15). */
const ofTheDay = ['visitor_key', 'visitor_limits'];

/** Writes the database to a file in pg_dump's own format. Throws what pg_dump says. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  const without = ofTheDay.map((table) => `--exclude-table-data=${table}`);
  await withPassword(url, (address) => tool('pg_dump', [...options, ...without, address]));
  await tool('pg_restore', ['--list', file]);
}

/** Fills an empty database, in one transaction. Throws where it is not empty, and what pg_restore says. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  await assertEmpty(url);
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await withPassword(url, (address) => tool('pg_restore', [...options, `--dbname=${address}`, file]));
}

async function assertEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    if (rowCount !== 0)
      throw new Error('There is data in the database of DATABASE_URL already: name an empty one');
  } finally {
    await client.end();
  }
}

/**
 * Everybody on the machine can read the arguments of a process: the password is in a file of ours meanwhile. The tools
 * read a plus as a plus, so that a space is written otherwise.
 */
async function withPassword(url: string, work: (address: string) => Promise<void>): Promise<void> {
  const address = new URL(url);
  if (!address.password) return work(url);
  const folder = await mkdtemp(join(tmpdir(), 'verbe-'));
  const file = privateFile(folder, '.pgpass');
  const password = decodeURIComponent(address.password).replace(/[\\:]/g, String.raw`\$&`);
  await writeFile(file, `*:*:*:*:${password}\n`);
  address.password = '';
  address.searchParams.set('passfile', file);
  address.search = address.search.replaceAll('+', '%20');
  try {
    await work(address.href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What they say of a server that is newer, and what an older one says to them: version 17 sets what 16 does not know. */
const ofOtherVersion = /server version mismatch|unrecognized configuration parameter/;
const otherClient =
  'Install the client of the server’s own major version, as postgresql-client-17 from apt.postgresql.org';

async function tool(name: 'pg_dump' | 'pg_restore', args: string[]): Promise<void> {
  try {
    await run(name, args, { maxBuffer: 16_000_000 });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT')
      throw new Error(`${name} is not installed: it comes with PostgreSQL's client (postgresql-client)`, {
        cause: error,
      });
    const stderr = 'stderr' in error ? String(error.stderr).trim() : '';
    const hint = ofOtherVersion.test(stderr) ? `\n${otherClient}` : '';
    throw new Error((stderr || error.message) + hint, { cause: error });
  }
}
