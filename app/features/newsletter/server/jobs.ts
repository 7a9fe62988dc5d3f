import type { Services } from '#app/server/services';
import { newsletterMailWorkflow } from './newsletter-mail.job';
import { newsletterPurgeWorkflow } from './purge.job';

/** Registers what is done in the background for a subscription: its mails and its end; before the workflows boot. */
export function registerNewsletterJobs(services: Services): void {
  services.workflows.register(newsletterMailWorkflow(services));
  services.workflows.register(newsletterPurgeWorkflow(services));
}
