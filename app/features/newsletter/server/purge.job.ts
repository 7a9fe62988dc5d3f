import type { Services } from '#app/server/services';
import { hourlyWorkflow } from '#app/server/workflows/hourly-workflow';

const dayMs = 24 * 3_600_000;

/** Removes what was not confirmed within seven days, and proofs of consent three years after its end. */
export function newsletterPurgeWorkflow({ database }: Pick<Services, 'database'>) {
  return hourlyWorkflow('newsletter-purge', async (now) => {
    await database.query
      .deleteFrom('newsletter_subscribers')
      .where('status', '=', 'pending')
      .where('requested_at', '<', now - 7 * dayMs)
      .execute();
    await database.query
      .deleteFrom('newsletter_subscribers')
      .where('unsubscribed_at', '<', now - 3 * 365 * dayMs)
      .execute();
  });
}
