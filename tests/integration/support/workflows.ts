import { afterEach } from 'vitest';

import type { Database } from '#app/server/db/database';
import { createWorkflows, type WorkflowOptions, type Workflows } from '#app/server/workflows/workflows';
import { silentLog } from './databases';

/** Makes engines that stop after the test. Call it after `useTestDatabase`, so that they stop before their database closes. */
export function useWorkflows(): (database: Database, options?: Partial<WorkflowOptions>) => Workflows {
  const made: Workflows[] = [];
  afterEach(async () => {
    for (const workflows of made.splice(0)) await workflows.stop({ graceMs: 0 });
  });
  return (database, options) => {
    const workflows = createWorkflows(database, { log: silentLog, leaseMs: 1000, ...options });
    made.push(workflows);
    return workflows;
  };
}
