import type { Services } from '#app/server/services';
import { purgeWorkflow } from '#app/server/workflows/purge-workflow';

/** As the page on privacy says, in ms. */
const threeYears = 3 * 365 * 24 * 3_600_000;

export function messagePurgeWorkflow(services: Pick<Services, 'database'>) {
  return purgeWorkflow(
    'message-purge',
    (query, now) =>
      query
        .deleteFrom('messages')
        .where('created_at', '<', now - threeYears)
        .execute(),
    services,
  );
}
