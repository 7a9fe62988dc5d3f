import type { Services } from '#app/server/services';
import { purgeWorkflow } from '#app/server/workflows/purge-workflow';

const dayMs = 24 * 3_600_000;

/** Removes what was not confirmed within seven days, and proofs of consent three years after its end. */
export function newsletterPurgeWorkflow(services: Pick<Services, 'database'>) {
  return purgeWorkflow(
    'newsletter-purge',
    async (query, now) => {
      await query
        .deleteFrom('newsletter_subscribers')
        .where('status', '=', 'pending')
        .where('requested_at', '<', now - 7 * dayMs)
        .execute();
      await query
        .deleteFrom('newsletter_subscribers')
        .where('unsubscribed_at', '<', now - 3 * 365 * dayMs)
        .execute();
    },
    services,
  );
}
