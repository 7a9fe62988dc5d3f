import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { createWorkflows } from '#app/server/workflows/workflows';
import { type Child, startChild } from '#tests/integration/support/child';
import {
  dialects,
  type TestDatabase,
  silentLog,
  useTestDatabase,
} from '#tests/integration/support/databases';
import { marksOf, orderPitches, statusOf } from '#tests/integration/support/pitch-steps';
import type { WorkerInput } from './worker-process';

describe.each(dialects)('workers that are killed, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);

  it('finish 25 jobs of six steps through 20 kills, and run no saved step again', async () => {
    const ids = await order(testDatabase(), 'six-steps', 25);
    const lines: string[] = [];
    for (let kill = 0; kill < 20; kill += 1) {
      const child = await startWorker(testDatabase(), { leaseMs: 1000, maxWaiting: 6 });
      await child.said('saved', 4);
      await pause(Math.random() * 20);
      expect(await child.end('SIGKILL')).toBe('SIGKILL');
      lines.push(...child.lines);
    }
    const last = await startWorker(testDatabase(), { leaseMs: 1000, maxWaiting: 64 });
    await last.said('idle');
    expect(await last.end('SIGTERM')).toBe(0);
    lines.push(...last.lines);

    expect(lines.filter((line) => line.startsWith('again'))).toEqual([]);
    const database = await testDatabase().open();
    const failed = await database.query.selectFrom('jobs').select(['error', 'claims']).execute();
    expect(failed).toEqual([]);
    for (const id of ids) expect(await marksOf(database, id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('give up the job that kills them each time, while the others finish', async () => {
    const before = await order(testDatabase(), 'six-steps', 4);
    const [poison = ''] = await order(testDatabase(), 'poison', 1);
    const after = await order(testDatabase(), 'six-steps', 4);
    let deaths = 0;
    while (deaths < 10 && (await workUntilIdle(testDatabase(), 4)) === 'SIGKILL') deaths += 1;
    expect(deaths).toBe(4);
    const database = await testDatabase().open();
    expect(await statusOf(database, poison)).toBe('failed');
    for (const id of [...before, ...after]) expect(await marksOf(database, id)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

async function order(testDatabase: TestDatabase, workflow: string, count: number): Promise<string[]> {
  const database = await testDatabase.open();
  const ids = await orderPitches(database, createWorkflows(database, { log: silentLog }), workflow, count);
  await database.close();
  return ids;
}

/** Runs a worker until it has nothing left to do, or dies of it; returns how it ended. */
async function workUntilIdle(
  testDatabase: TestDatabase,
  maxClaims: number,
): Promise<number | NodeJS.Signals | null> {
  const child = await startWorker(testDatabase, { leaseMs: 300, maxWaiting: 64, maxClaims });
  const idle = await child.said('idle').then(
    () => true,
    () => false,
  );
  return idle ? child.end('SIGTERM') : child.ended;
}

function startWorker(
  { dataDir, databaseUrl }: TestDatabase,
  options: Omit<WorkerInput, 'dataDir' | 'databaseUrl'>,
): Promise<Child> {
  const input: WorkerInput = { dataDir, databaseUrl, ...options };
  return startChild('workflows/worker-process.ts', input);
}
