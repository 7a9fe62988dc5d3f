import { randomBytes } from 'node:crypto';
import pg from 'pg';

import { requestPitch } from './support/brief';
import { startServer, type TestServer } from './support/server';
import { expect, test } from './support/test';

const postgres =
  process.env.TEST_DATABASE_URL || 'postgres://postgres@localhost/postgres?host=/var/run/postgresql';

test('two processes on one PostgreSQL show the same pitch, and each goes on with the work of the other', async ({
  page,
  newVisitor,
  allowConsole,
}) => {
  const database = await freshDatabase();
  test.skip(!database, 'PostgreSQL does not answer');
  if (!database) return;
  allowConsole(/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const env = {
    DATABASE_URL: database.url,
    SITE_SECRET: randomBytes(32).toString('hex'),
    PITCH_STEP_DELAY_MS: '1500',
    JOB_LEASE_MS: '1000',
  };
  const servers: TestServer[] = [];
  try {
    const first = await startServer(env);
    servers.push(first);
    const second = await startServer(env);
    servers.push(second);

    await requestPitch(page, 'A product', first.url);
    const path = new URL(page.url()).pathname;
    const other = await newVisitor();
    await other.goto(second.url + path);
    await expect(other.getByText(/[1-5] of 6 steps done/)).toBeVisible();

    await first.kill();
    await expect(other.getByText('Written with Pitch Master, the free generator')).toBeVisible({
      timeout: 60_000,
    });
  } finally {
    for (const server of servers) await server.dispose();
    await database.drop();
  }
});

/** A new database on the test server; undefined where none answers. */
async function freshDatabase() {
  const name = `verbe_e2e_${randomBytes(4).toString('hex')}`;
  if (!(await onServer((client) => client.query(`create database ${name}`)))) return undefined;
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer((client) => client.query(`drop database ${name} with (force)`)),
  };
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await work(client);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
