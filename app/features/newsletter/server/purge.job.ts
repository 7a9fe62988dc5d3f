import * as z from 'zod';

import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';

const dayMs = 24 * 3_600_000;

export const newsletterPurgeName = 'newsletter-purge';

/** Removes what was not confirmed within seven days, and proofs of consent three years after its end. */
export function newsletterPurgeWorkflow({ database }: Pick<Services, 'database'>): Workflow<null> {
  return {
    name: newsletterPurgeName,
    input: z.null(),
    retries: { attempts: 3, backoffMs: 60_000 },
    async run({ step }) {
      await step('purge', async () => {
        await database.query
          .deleteFrom('newsletter_subscribers')
          .where('status', '=', 'pending')
          .where('requested_at', '<', Date.now() - 7 * dayMs)
          .execute();
        await database.query
          .deleteFrom('newsletter_subscribers')
          .where('unsubscribed_at', '<', Date.now() - 3 * 365 * dayMs)
          .execute();
      });
    },
  };
}
