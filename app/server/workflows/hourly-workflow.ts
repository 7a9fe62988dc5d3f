import * as z from 'zod';

import type { Workflow } from './workflow';

/** A workflow of one step, every hour. `work` gets the time in epoch ms. */
export function hourlyWorkflow(
  name: string,
  work: (now: number, signal: AbortSignal) => Promise<unknown>,
): Workflow<null> {
  return {
    name,
    input: z.null(),
    retries: { attempts: 3, backoffMs: 60_000 },
    hourly: true,
    async run({ step }) {
      await step('work', async (signal) => {
        await work(Date.now(), signal);
      });
    },
  };
}
