import { randomBytes } from 'node:crypto';
import pg from 'pg';

import { median } from '../../scripts/bench/figures';
import { createPitch, watchPitch } from '../../scripts/bench/pitch-calls';
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

test('a step is seen on the other process within 300 ms, and a killed one costs its lease and 5 s at most', async () => {
  const database = await freshDatabase();
  test.skip(!database, 'PostgreSQL does not answer');
  if (!database) return;
  const leaseMs = 1000;
  const env = {
    DATABASE_URL: database.url,
    SITE_SECRET: randomBytes(32).toString('hex'),
    PITCH_STEP_DELAY_MS: '400',
    JOB_LEASE_MS: `${leaseMs}`,
  };
  const servers: TestServer[] = [];
  try {
    const first = await startServer(env);
    servers.push(first);
    const second = await startServer(env);
    servers.push(second);

    // So many that each process has some of the work.
    const ids = await Promise.all(Array.from({ length: 4 }, () => createPitch(first.url)));
    const watched = ids.map((id) => ({ here: heard(first, id), there: heard(second, id) }));
    await expect.poll(() => Math.min(...watched.map(({ there }) => there.at.size))).toBeGreaterThan(2);
    const killed = Date.now();
    await first.kill();
    await expect.poll(() => watched.filter(({ there }) => there.readyAt !== undefined)).toHaveLength(4);

    const later = watched.flatMap(({ here, there }) =>
      [...here.at].flatMap(([revision, at]) => {
        const other = there.at.get(revision);
        return other === undefined ? [] : [Math.abs(other - at)];
      }),
    );
    expect(median(later), `of ${later.join(', ')}`).toBeLessThanOrEqual(300);
    const ends = watched.map(({ there }) => (there.readyAt ?? Infinity) - killed);
    expect(Math.max(...ends)).toBeLessThanOrEqual(leaseMs + 5000);
  } finally {
    for (const server of servers) await server.dispose();
    await database.drop();
  }
});

type Heard = { at: Map<number, number>; readyAt?: number };

/** When each revision of a pitch came first from a process, and the first that is ready; filled as they come. */
function heard(server: TestServer, id: string): Heard {
  const heardSoFar: Heard = { at: new Map() };
  watchPitch(server.url, id, ({ revision, isReady }, at) => {
    if (!heardSoFar.at.has(revision)) heardSoFar.at.set(revision, at);
    if (isReady) heardSoFar.readyAt ??= at;
  });
  return heardSoFar;
}

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
