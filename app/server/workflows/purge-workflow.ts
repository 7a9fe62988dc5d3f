import * as z from 'zod';

import type { Database } from '../db/database';
import type { Workflow } from './workflow';

/** A workflow of one step that removes every hour what has been kept long enough. `purge` gets the time in epoch ms. */
export function purgeWorkflow(
  name: string,
  purge: (query: Database['query'], now: number) => Promise<unknown>,
  { database }: { database: Database },
): Workflow<null> {
  return {
    name,
    input: z.null(),
    retries: { attempts: 3, backoffMs: 60_000 },
    hourly: true,
    async run({ step }) {
      await step('purge', async () => {
        await purge(database.query, Date.now());
      });
    },
  };
}
