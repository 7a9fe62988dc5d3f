import { describe, expect, it } from 'vitest';

import { idSchema, jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { useWorkflows } from '#tests/integration/support/workflows';

const retries = { attempts: 3, backoffMs: 10 };

describe.each(dialects)('inputs of workflows on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const engine = useWorkflows();

  it('fail a job whose input is not theirs, and do not run it', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    let called = 0;
    const count = async () => void (called += 1);
    workflows.register({ name: 'strict', input: idSchema, retries, run: count, onFailed: count });
    await database.transaction((t) => workflows.start(t, 'strict', { id: 1 }, 'foreign'));
    await workflows.startWorker();
    await until(async () => (await jobsLeft(database)) === 0);
    const job = await database.query
      .selectFrom('jobs')
      .select('error')
      .where('key', '=', 'foreign')
      .executeTakeFirstOrThrow();
    expect(job.error).toMatch(/input/);
    expect(called).toBe(0);
    await database.transaction((t) => workflows.cancel(t, 'foreign'));
  });
});
