import type { Services } from '#app/server/services';
import { hourlyWorkflow } from '#app/server/workflows/hourly-workflow';

/** As the page on privacy says, in ms. */
const threeYears = 3 * 365 * 24 * 3_600_000;

export function messagePurgeWorkflow({ database }: Pick<Services, 'database'>) {
  return hourlyWorkflow('message-purge', (now) =>
    database.query
      .deleteFrom('messages')
      .where('created_at', '<', now - threeYears)
      .execute(),
  );
}
