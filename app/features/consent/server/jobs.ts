import type { Services } from '#app/server/services';
import { hourlyWorkflow } from '#app/server/workflows/hourly-workflow';
import type { Workflow } from '#app/server/workflows/workflows';

/** A choice holds for 180 days, and its proof for as long again, as the page on cookies says. */
const retentionMs = 360 * 86_400_000;

/** The end of proofs of consent, whoever is still asked for one. */
export function consentJobs({ database }: Services): Workflow<unknown>[] {
  return [
    hourlyWorkflow('consent-purge', async (now) => {
      await database.query
        .deleteFrom('consent_proofs')
        .where('at', '<', now - retentionMs)
        .execute();
    }),
  ];
}
