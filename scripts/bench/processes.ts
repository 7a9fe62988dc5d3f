import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

import { startServer, type TestServer } from '../../tests/e2e/support/server.ts';
import { percentile, report, type Row } from './figures.ts';
import { createPitch, watchPitch } from './pitch-calls.ts';

/** Two processes on one PostgreSQL: how much later the other one shows a step, and when it takes over after a kill. */
const pitches = 20;
const leaseMs = 15_000;
const postgres =
  process.env.TEST_DATABASE_URL || 'postgres://postgres@localhost/postgres?host=/var/run/postgresql';

const name = `verbe_bench_${randomBytes(4).toString('hex')}`;
await onServer(`create database ${name}`);
const url = new URL(postgres);
url.pathname = `/${name}`;
const servers: TestServer[] = [];
try {
  const rows = [...(await lagOfTheOther()), ...(await takeOver()), ...(await drained())];
  process.exitCode = report(rows) ? 0 : 1;
} finally {
  for (const server of servers) await server.dispose();
  await onServer(`drop database ${name} with (force)`);
}

/** The same pitches are watched on both; each step is compared. */
async function lagOfTheOther(): Promise<Row[]> {
  const [first, second] = [await start('400'), await start('400')];
  const ids = await Promise.all(Array.from({ length: pitches }, () => createPitch(first.url)));
  const heard = await Promise.all(
    ids.map((id) => Promise.all([first, second].map((server) => watch(server, id)))),
  );
  const later = heard.flatMap(([here, there]) =>
    [...(here?.revisions ?? [])].flatMap(([revision, at]) => {
      const other = there?.revisions.get(revision);
      return other === undefined ? [] : [Math.abs(other - at)];
    }),
  );
  const unfinished = heard.flat().filter(({ readyAt }) => readyAt === undefined).length;
  await stopAll();
  return [
    { what: 'watchers that did not see the end', measured: unfinished, budget: 0, unit: '' },
    {
      what: `a step on the other process later, p95 of ${later.length}`,
      measured: percentile(later, 0.95),
      budget: 300,
      unit: 'ms',
    },
    {
      what: 'a step on the other process later, worst',
      measured: Math.max(...later),
      budget: 300,
      unit: 'ms',
    },
  ];
}

/** One process is killed with pitches of its own under way; the other, started after, has to wait for their leases. */
async function takeOver(): Promise<Row[]> {
  const first = await start('3000');
  const ids = await Promise.all(Array.from({ length: pitches }, () => createPitch(first.url)));
  await pause(4000);
  const second = await start('0');
  const killed = Date.now();
  await first.kill();
  const ends = await Promise.all(ids.map(async (id) => (await watch(second, id)).readyAt));
  const times = ends.map((at) => (at === undefined ? Number.POSITIVE_INFINITY : at - killed));
  await stopAll();
  return [
    {
      what: `${pitches} pitches of a killed process, the last one ready`,
      measured: Math.max(...times),
      budget: leaseMs + 5000,
      unit: 'ms',
    },
  ];
}

/** One process is asked to stop, with pitches and readers; the other goes on at once. */
async function drained(): Promise<Row[]> {
  const first = await start('3000');
  const ids = await Promise.all(Array.from({ length: pitches }, () => createPitch(first.url)));
  const second = await start('0');
  const readers = ids.map((id) => watch(first, id));
  await pause(1000);
  const asked = Date.now();
  await first.stop();
  const stopMs = Date.now() - asked;
  await Promise.all(readers);
  const ends = await Promise.all(ids.map(async (id) => (await watch(second, id)).readyAt));
  const times = ends.map((at) => (at === undefined ? Number.POSITIVE_INFINITY : at - asked));
  await stopAll();
  return [
    {
      what: `SIGTERM to its end, with ${pitches} pitches and readers`,
      measured: stopMs,
      budget: 7000,
      unit: 'ms',
    },
    { what: 'its pitches ready on the other', measured: Math.max(...times), budget: 10_000, unit: 'ms' },
  ];
}

async function start(stepDelayMs: string): Promise<TestServer> {
  const server = await startServer({
    DATABASE_URL: url.href,
    SITE_SECRET: 'a secret of the bench, long enough to sign with',
    PITCH_STEP_DELAY_MS: stepDelayMs,
    JOB_LEASE_MS: `${leaseMs}`,
  });
  servers.push(server);
  return server;
}

async function stopAll(): Promise<void> {
  for (const server of servers.splice(0)) await server.dispose();
}

/** When each revision came first, and the first that is ready, in epoch ms. */
type Heard = { revisions: Map<number, number>; readyAt?: number };

/** Follows a pitch to the end of its stream. */
async function watch(server: TestServer, id: string): Promise<Heard> {
  const heard: Heard = { revisions: new Map() };
  await watchPitch(server.url, id, ({ revision, isReady }, at) => {
    if (!heard.revisions.has(revision)) heard.revisions.set(revision, at);
    if (isReady) heard.readyAt ??= at;
  }).ended;
  return heard;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
