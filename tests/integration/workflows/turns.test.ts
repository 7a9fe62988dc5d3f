import { describe, expect, it } from 'vitest';

import { idSchema, jobsLeft, orderPitches } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { useWorkflows } from '#tests/integration/support/workflows';

const retries = { attempts: 3, backoffMs: 10 };

describe.each(dialects)('workflows on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const engine = useWorkflows();

  it('let the event loop turn between any two steps', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    let turn = 0;
    const ticking = setInterval(() => (turn += 1), 0);
    const computedIn: number[] = [];
    workflows.register({
      input: idSchema,
      name: 'computing',
      retries,
      async run({ step }) {
        for (const name of ['one', 'two', 'three']) {
          await step(name, async () => {
            computedIn.push(turn);
            compute(5);
          });
        }
      },
    });
    await workflows.startWorker();
    await orderPitches(database, workflows, 'computing', 15);
    await until(async () => (await jobsLeft(database)) === 0);
    clearInterval(ticking);
    expect(computedIn).toHaveLength(45);
    expect(new Set(computedIn).size).toBe(45);
  });

  it('let the event loop turn between the work of a step and its save', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    const seen: string[] = [];
    workflows.register({
      input: idSchema,
      name: 'computing',
      retries,
      async run({ step }) {
        await step(
          'one',
          async () => {
            seen.push('work');
            setImmediate(() => seen.push('what came meanwhile'));
          },
          async () => void seen.push('save'),
        );
      },
    });
    await workflows.startWorker();
    await orderPitches(database, workflows, 'computing', 1);
    await until(async () => (await jobsLeft(database)) === 0);
    expect(seen).toEqual(['work', 'what came meanwhile', 'save']);
  });
});

function compute(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
