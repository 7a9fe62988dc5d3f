import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { createLog } from '#app/server/log';
import { startHourly } from '#app/server/workflows/hourly';
import type { Workflow } from '#app/server/workflows/workflows';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { useWorkflows } from '#tests/integration/support/workflows';

const job = { input: z.null(), retries: { attempts: 1, backoffMs: 10 }, run: async () => {} };
const jobs: Workflow<unknown>[] = [
  { ...job, name: 'on-demand' },
  { ...job, name: 'each-hour', hourly: true },
];

describe.each(dialects)('what is done hourly on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const engine = useWorkflows();

  it('is queued at the start, alone among the workflows', async () => {
    const database = await testDatabase().open();
    const workflows = engine(database);
    const stop = startHourly(jobs, { database, workflows, log: createLog('silent') });
    const queued = () => database.query.selectFrom('jobs').select(['key', 'workflow']).execute();
    await until(async () => (await queued()).length > 0);
    stop();
    expect(await queued()).toEqual([{ key: 'each-hour', workflow: 'each-hour' }]);
    await database.transaction((t) => workflows.cancel(t, 'each-hour'));
  });
});
