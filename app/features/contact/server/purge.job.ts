import * as z from 'zod';

import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';

/** As the page on privacy says, in ms. */
const threeYears = 3 * 365 * 24 * 3_600_000;

export const messagePurgeName = 'message-purge';

export function messagePurgeWorkflow({ database }: Pick<Services, 'database'>): Workflow<null> {
  return {
    name: messagePurgeName,
    input: z.null(),
    retries: { attempts: 3, backoffMs: 60_000 },
    async run({ step }) {
      const before = Date.now() - threeYears;
      await step('purge', async () => {
        await database.query.deleteFrom('messages').where('created_at', '<', before).execute();
      });
    },
  };
}
