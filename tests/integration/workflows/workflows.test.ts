import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { createLog } from '#app/server/log';
import { PermanentError } from '#app/server/workflows/workflows';
import {
  addMark,
  idSchema,
  jobsLeft,
  markFailed,
  marksOf,
  orderPitches,
  statusOf,
} from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { addPitch } from '#tests/integration/support/rows';
import { until } from '#tests/integration/support/until';
import { useWorkflows } from '#tests/integration/support/workflows';

const retries = { attempts: 3, backoffMs: 10 };

describe.each(dialects)('workflows on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const engine = useWorkflows();

  it('start when the commit wakes them, long before the next look, and leave no job when done', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database, { pollMs: 60_000 });
    const started: number[] = [];
    workflows.register({
      input: idSchema,
      name: 'quick',
      retries,
      async run({ input: { id }, step }) {
        const one = await step(
          'one',
          async () => started.push(performance.now()),
          (t) => addMark(t, id, 1),
        );
        await step(
          'two',
          async () => (one ?? 0) + 1,
          (t, two) => addMark(t, id, two),
        );
      },
    });
    await workflows.startWorker();
    await pause(50);
    const [id = ''] = await orderPitches(database, workflows, 'quick', 1);
    const committed = performance.now();
    await until(async () => (await jobsLeft(database)) === 0);
    expect((started[0] ?? Infinity) - committed).toBeLessThan(1000);
    expect(await marksOf(database, id)).toEqual([1, 2]);
    expect(await database.query.selectFrom('job_steps').selectAll().execute()).toEqual([]);
  });

  it('start nothing when the transaction is rolled back, and one job for a key', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    const rolledBack = database.transaction(async (t) => {
      await workflows.start(t, 'nobody', {}, 'key');
      throw new Error('on purpose');
    });
    await expect(rolledBack).rejects.toThrow('on purpose');
    const start = () => database.transaction((t) => workflows.start(t, 'nobody', {}, 'key'));
    expect([await start(), await start()]).toEqual([true, false]);
    expect(await database.transaction((t) => workflows.cancel(t, 'key'))).toBe(true);
    expect(await database.transaction((t) => workflows.cancel(t, 'key'))).toBe(false);
  });

  it('try a failing step again, and run no saved one again', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database, { pollMs: 50 });
    const runs = { first: 0, second: 0 };
    const outputs: (number | undefined)[] = [];
    workflows.register({
      input: idSchema,
      name: 'shaky',
      retries,
      async run({ input: { id }, step }) {
        const first = await step(
          'first',
          async () => (runs.first += 1),
          (t) => addMark(t, id, 1),
        );
        outputs.push(first);
        await step(
          'second',
          async () => {
            runs.second += 1;
            if (runs.second < 3) throw new Error('not yet');
            return 2;
          },
          (t, made) => addMark(t, id, made),
        );
      },
    });
    await workflows.startWorker();
    const [id = ''] = await orderPitches(database, workflows, 'shaky', 1);
    await until(async () => (await jobsLeft(database)) === 0);
    expect(runs).toEqual({ first: 1, second: 3 });
    // A step that was saved before has no output to give.
    expect(outputs).toEqual([1, undefined, undefined]);
    expect(await marksOf(database, id)).toEqual([1, 2]);
  });

  it('call back in the transaction of the failure, and go on after a retry with fresh attempts', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database, { pollMs: 50 });
    const runs = { first: 0, second: 0 };
    let broken = true;
    workflows.register({
      input: idSchema,
      name: 'broken',
      retries,
      async run({ input: { id }, step }) {
        await step(
          'first',
          async () => void (runs.first += 1),
          (t) => addMark(t, id, 1),
        );
        await step(
          'second',
          async () => {
            runs.second += 1;
            if (broken) throw new Error('broken');
          },
          (t) => addMark(t, id, 2),
        );
      },
      async onFailed(t, { id }, error) {
        await t.updateTable('pitches').set({ engine: error.message }).where('id', '=', id).execute();
        await markFailed(t, id);
      },
    });
    await workflows.startWorker();
    const [id = ''] = await orderPitches(database, workflows, 'broken', 1);
    await until(async () => (await statusOf(database, id)) === 'failed');
    expect(runs).toEqual({ first: 1, second: 3 });

    const retry = () => database.transaction((t) => workflows.retry(t, id));
    expect(await retry()).toBe(true);
    await until(async () => runs.second === 6 && (await jobsLeft(database)) === 0);
    broken = false;
    expect(await retry()).toBe(true);
    await until(async () => (await marksOf(database, id)).length === 2);
    expect(runs).toEqual({ first: 1, second: 7 });
    await until(async () => (await jobsLeft(database)) === 0);
    expect(await retry()).toBe(false);
  });

  it('do not repeat a permanent error', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    let runs = 0;
    workflows.register({
      input: idSchema,
      name: 'hopeless',
      retries,
      async run({ step }) {
        await step('only', async () => {
          runs += 1;
          throw new PermanentError('hopeless');
        });
      },
      async onFailed(t, { id }) {
        await markFailed(t, id);
      },
    });
    await workflows.startWorker();
    const [id = ''] = await orderPitches(database, workflows, 'hopeless', 1);
    await until(async () => (await statusOf(database, id)) === 'failed');
    expect(runs).toBe(1);
  });

  it('count a lost connection to somebody else as a failed try', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database, { pollMs: 50 });
    let runs = 0;
    workflows.register({
      input: idSchema,
      name: 'refused',
      retries,
      async run({ step }) {
        await step('call', async () => {
          runs += 1;
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        });
      },
      async onFailed(t, { id }) {
        await markFailed(t, id);
      },
    });
    await workflows.startWorker();
    const [id = ''] = await orderPitches(database, workflows, 'refused', 1);
    await until(async () => (await statusOf(database, id)) === 'failed');
    expect(runs).toBe(3);
  });

  it('let 64 jobs wait at once', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    const gate = Promise.withResolvers<void>();
    let waiting = 0;
    workflows.register({
      input: idSchema,
      name: 'waiting',
      retries,
      async run({ step }) {
        await step('wait', async () => {
          waiting += 1;
          await gate.promise;
        });
      },
    });
    await workflows.startWorker();
    await orderPitches(database, workflows, 'waiting', 70);
    await until(() => waiting === 64);
    await pause(100);
    expect(waiting).toBe(64);
    gate.resolve();
    await until(async () => (await jobsLeft(database)) === 0);
    expect(waiting).toBe(70);
  });

  it('do a job that was interrupted a hundred times before it saved a step', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    workflows.register({
      input: idSchema,
      name: 'unlucky',
      retries,
      async run({ input: { id }, step }) {
        await step(
          'only',
          async () => {},
          (t) => addMark(t, id, 1),
        );
      },
    });
    const [id = ''] = await orderPitches(database, workflows, 'unlucky', 1);
    await database.query.updateTable('jobs').set({ claims: 100 }).where('key', '=', id).execute();
    await workflows.startWorker();
    await until(async () => (await jobsLeft(database)) === 0);
    expect(await marksOf(database, id)).toEqual([1]);
  });

  it('leave jobs of unknown workflows alone and say so', async () => {
    const database = await testDatabase().open();
    const log = createLog('silent');
    const warnings: unknown[] = [];
    log.warn = (facts: unknown) => void warnings.push(facts);
    const workflows = engine(database, { log });
    const id = await database.transaction(async (t) => {
      const pitch = await addPitch(t);
      await workflows.start(t, 'of another version', {}, pitch);
      return pitch;
    });
    await workflows.startWorker();
    expect(warnings).toEqual([{ workflows: ['of another version'] }]);
    await pause(50);
    expect(await jobsLeft(database)).toBe(1);
    await database.transaction((t) => workflows.cancel(t, id));
  });
});
