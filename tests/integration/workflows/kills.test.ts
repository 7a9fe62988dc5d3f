import { describe, expect, it } from 'vitest';

import { createWorkflows } from '#app/server/workflows/workflows';
import { startChild } from '#tests/integration/support/child';
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

  it('give up the job that kills them each time, while the others finish and run no saved step again', async () => {
    const before = await order(testDatabase(), 'six-steps', 4);
    const [poison = ''] = await order(testDatabase(), 'poison', 1);
    const after = await order(testDatabase(), 'six-steps', 4);
    const lines: string[] = [];
    let deaths = 0;
    while (deaths < 10 && (await workUntilIdle(testDatabase(), lines)) === 'SIGKILL') deaths += 1;
    expect(deaths).toBe(4);
    expect(lines.filter((line) => line.startsWith('again'))).toEqual([]);
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

/** Runs a worker until it has nothing left to do, or dies of it; adds what it said to `lines` and returns how it ended. */
async function workUntilIdle(
  { dataDir, databaseUrl }: TestDatabase,
  lines: string[],
): Promise<number | NodeJS.Signals | null> {
  const input: WorkerInput = { dataDir, databaseUrl };
  const child = await startChild('workflows/worker-process.ts', input);
  const idle = await child.said('idle').then(
    () => true,
    () => false,
  );
  const end = await (idle ? child.end('SIGTERM') : child.ended);
  lines.push(...child.lines);
  return end;
}
