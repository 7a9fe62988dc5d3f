import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { openDatabase } from '#app/server/db/database';
import { createWorkflows, type Workflow, type Workflows } from '#app/server/workflows/workflows';
import { wayTo } from '#tests/integration/support/outage';
import { addMark, idSchema, jobsLeft, marksOf, orderPitches } from '#tests/integration/support/pitch-steps';
import { dialects, silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { useWorkflows } from '#tests/integration/support/workflows';

const six = [1, 2, 3, 4, 5, 6];

describe.skipIf(!dialects.includes('postgres'))('workflows on a PostgreSQL that fails', () => {
  const testDatabase = useTestDatabase('postgres');
  const engine = useWorkflows();

  it('go on when connections are terminated in the middle', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    workflows.register(sixSteps());
    await workflows.startWorker();
    const ids = await orderPitches(database, workflows, 'six-steps', 25);
    for (let time = 0; time < 10; time += 1) {
      await pause(30);
      await testDatabase().administer(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    }
    await until(
      () =>
        jobsLeft(database).then(
          (left) => left === 0,
          () => false,
        ),
      20_000,
    );
    for (const id of ids) expect(await marksOf(database, id)).toEqual(six);
  });

  it('wait for a server that is away for longer than their lease', async () => {
    const way = await wayTo(testDatabase().databaseUrl ?? '');
    const database = await openDatabase({ dataDir: '', databaseUrl: way.databaseUrl, log: silentLog });
    const workflows = createWorkflows(database, { log: silentLog, leaseMs: 500 });
    const runs: string[] = [];
    workflows.register(sixSteps(runs));
    await workflows.startWorker();
    const ids = await orderPitches(database, workflows, 'six-steps', 10);
    await pause(60);
    await way.cut();
    await expect(database.ping()).rejects.toThrow(/ECONNREFUSED|terminated|ended/);
    await pause(1500);
    await way.mend();
    await until(
      () =>
        jobsLeft(database).then(
          (left) => left === 0,
          () => false,
        ),
      20_000,
    );
    for (const id of ids) expect(await marksOf(database, id)).toEqual(six);
    expect(runs.length).toBe(60);
    await workflows.stop({ graceMs: 1000 });
    await database.close();
    await way.cut();
  });

  it('are shared by several servers, and cancelled from any', async () => {
    const [here, there] = [await testDatabase().open(), await testDatabase().open()];
    const runs: { here: string[]; there: string[] } = { here: [], there: [] };
    const engines: Workflows[] = [];
    for (const [database, seen] of [
      [here, runs.here],
      [there, runs.there],
    ] as const) {
      const workflows = engine(database, { leaseMs: 60_000 });
      workflows.register(sixSteps(seen));
      await workflows.startWorker();
      engines.push(workflows);
    }
    const [first] = engines;
    if (!first) throw new Error('No engine');
    const ids = await orderPitches(here, first, 'six-steps', 25);
    await until(async () => (await jobsLeft(here)) === 0);
    for (const id of ids) expect(await marksOf(here, id)).toEqual(six);
    expect(runs.here.length + runs.there.length).toBe(150);
    expect(Math.min(runs.here.length, runs.there.length)).toBeGreaterThan(0);
  });

  it('notice at once that another server cancelled them', async () => {
    const [here, there] = [await testDatabase().open(), await testDatabase().open()];
    const workflows = engine(here, { leaseMs: 60_000 });
    let aborted = false;
    workflows.register({
      input: idSchema,
      name: 'endless',
      retries: { attempts: 1, backoffMs: 10 },
      async run({ step, signal }) {
        signal.addEventListener('abort', () => (aborted = true));
        await step('only', () => new Promise(() => {}));
      },
    });
    await workflows.startWorker();
    const [id = ''] = await orderPitches(here, workflows, 'endless', 1);
    await until(async () => (await claimedJobs(here)) === 1);
    await there.transaction((t) => engine(there).cancel(t, id));
    await until(() => aborted, 1000);
    expect(await jobsLeft(here)).toBe(0);
  });
});

function sixSteps(runs: string[] = []): Workflow<{ id: string }> {
  return {
    input: idSchema,
    name: 'six-steps',
    retries: { attempts: 2, backoffMs: 20 },
    async run({ input: { id }, step }) {
      for (const number of six) {
        await step(
          `step-${number}`,
          async () => {
            runs.push(`${id} ${number}`);
            await pause(20);
          },
          (t) => addMark(t, id, number),
        );
      }
    },
  };
}

async function claimedJobs(database: {
  query: Awaited<ReturnType<typeof openDatabase>>['query'];
}): Promise<number> {
  const rows = await database.query
    .selectFrom('jobs')
    .select('id')
    .where('lease_owner', 'is not', null)
    .execute();
  return rows.length;
}
