import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';
import { newsletterMailWorkflow } from './newsletter-mail.job';
import { newsletterPurgeWorkflow } from './purge.job';

/** What is done in the background for a subscription: its mails and its end. */
export function newsletterJobs(services: Services): Workflow<unknown>[] {
  return [newsletterMailWorkflow(services), newsletterPurgeWorkflow(services)];
}
