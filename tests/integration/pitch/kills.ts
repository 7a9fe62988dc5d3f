import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

import type { Database } from '#app/server/db/database';
import { startChild } from '#tests/integration/support/child';
import { type TestDatabase, silentLog } from '#tests/integration/support/databases';
import { servicesOn } from '#tests/integration/support/services';
import { orderPitch, progressOf, whole } from './orders';
import type { PitchProcessInput } from './pitch-process';

/**
 * Makes 160 pitches on a database while their server is killed again and again, and expects each of them ready, with what
 * each step found once. Two files call it, so that the databases run side by side.
 */
export async function survivePitchKills(testDatabase: TestDatabase, kills: number): Promise<void> {
  const ids = await order(testDatabase, 160);
  for (let kill = 0; kill < kills; kill += 1) {
    const child = await startServer(testDatabase, ids, 6);
    // Every fifth before anything was saved, perhaps before it has claimed a job.
    const saved = kill % 5;
    await (saved === 0 ? pause(Math.random() * 300) : child.said('saved', saved));
    await pause(Math.random() * 20);
    expect(await child.end('SIGKILL')).toBe('SIGKILL');
  }
  const last = await startServer(testDatabase, ids, 64);
  await last.said('idle');
  expect(await last.end('SIGTERM')).toBe(0);

  const database = await testDatabase.open();
  expect(new Set(await statuses(database))).toEqual(new Set(['ready']));
  for (const id of ids) expect(await progressOf(database, id)).toEqual(whole);
}

async function statuses(database: Database): Promise<string[]> {
  const rows = await database.query.selectFrom('pitch_versions').select('status').execute();
  return rows.map(({ status }) => status);
}

async function order(testDatabase: TestDatabase, count: number): Promise<string[]> {
  const database = await testDatabase.open();
  const services = servicesOn(database, { log: silentLog });
  const ids = await Promise.all(Array.from({ length: count }, () => orderPitch(services)));
  await database.close();
  return ids;
}

function startServer({ dataDir, databaseUrl }: TestDatabase, ids: string[], maxWaiting: number) {
  const input: PitchProcessInput = { dataDir, databaseUrl, ids, maxWaiting, stepDelayMs: 15, watch: false };
  return startChild('pitch/pitch-process.ts', input);
}
