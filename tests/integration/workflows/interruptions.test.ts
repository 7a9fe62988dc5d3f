import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import type { Workflow } from '#app/server/workflows/workflows';
import { addMark, idSchema, jobsLeft, marksOf, orderPitches } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { useWorkflows } from '#tests/integration/support/workflows';

describe.each(dialects)('interruptions on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const engine = useWorkflows();

  it('a cancelled job stops within a second and saves nothing more', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database, { leaseMs: 60_000 });
    const { workflow, seen } = twoSteps();
    workflows.register(workflow);
    await workflows.startWorker();
    const [id = ''] = await orderPitches(database, workflows, workflow.name, 1);
    await until(() => seen.includes('second started'));
    const started = performance.now();
    await database.transaction((t) => workflows.cancel(t, id));
    await until(() => seen.includes('second aborted'));
    expect(performance.now() - started).toBeLessThan(1000);
    expect(await marksOf(database, id)).toEqual([1]);
    expect(await jobsLeft(database)).toBe(0);
  });

  it('a stop lets the running step finish, and the next start goes on behind it', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    const { workflow, seen, release } = twoSteps();
    workflows.register(workflow);
    await workflows.startWorker();
    const [id = ''] = await orderPitches(database, workflows, workflow.name, 1);
    await until(() => seen.includes('second started'));
    const stopped = workflows.stop({ graceMs: 5000 });
    await pause(50);
    release();
    await stopped;
    expect(seen.slice(0, 3)).toEqual(['first started', 'second started', 'second done']);
    expect(await marksOf(database, id)).toEqual([1, 2]);

    const next = engine(database);
    next.register(workflow);
    await next.startWorker();
    await until(async () => (await jobsLeft(database)) === 0);
    expect(seen.filter((line) => line === 'first started')).toHaveLength(1);
    expect(seen.filter((line) => line === 'second started')).toHaveLength(1);
  });

  it('a stop puts back what is not done in time, and holds nothing against it', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database, { leaseMs: 60_000 });
    const { workflow, seen } = twoSteps();
    workflows.register(workflow);
    await workflows.startWorker();
    const [id = ''] = await orderPitches(database, workflows, workflow.name, 1);
    await until(() => seen.includes('second started'));
    await workflows.stop({ graceMs: 20 });
    expect(seen).toContain('second aborted');
    const job = await database.query
      .selectFrom('jobs')
      .selectAll()
      .where('key', '=', id)
      .executeTakeFirstOrThrow();
    expect(job).toMatchObject({ status: 'queued', attempts: 0, claims: 0, lease_owner: null });
    await database.transaction((t) => workflows.cancel(t, id));
  });

  it('who lost a job saves nothing to it', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database, { leaseMs: 60_000 });
    const { workflow, seen, release } = twoSteps();
    workflows.register(workflow);
    await workflows.startWorker();
    const [id = ''] = await orderPitches(database, workflows, workflow.name, 1);
    await until(() => seen.includes('second started'));
    await database.query.updateTable('jobs').set({ lease_owner: 'another' }).where('key', '=', id).execute();
    release();
    await until(() => seen.includes('second done'));
    await pause(100);
    expect(await marksOf(database, id)).toEqual([1]);
    await database.transaction((t) => workflows.cancel(t, id));
  });
});

/** Two steps, the second of which waits for `release`, or for ever. */
function twoSteps() {
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const workflow: Workflow<{ id: string }> = {
    input: idSchema,
    name: 'two-steps',
    retries: { attempts: 3, backoffMs: 10 },
    async run({ input: { id }, step }) {
      await step(
        'first',
        async () => void seen.push('first started'),
        (t) => addMark(t, id, 1),
      );
      await step(
        'second',
        async (signal) => {
          seen.push('second started');
          signal.addEventListener('abort', () => seen.push('second aborted'));
          await gate.promise;
          seen.push('second done');
        },
        (t) => addMark(t, id, 2),
      );
      await step('third', async () => void seen.push('third started'));
    },
  };
  return { workflow, seen, release: gate.resolve };
}
