import type { Services } from '#app/server/services';
import { messageMailWorkflow } from './message-mail.job';
import { messagePurgeWorkflow } from './purge.job';

/** Registers what is done in the background for a message: its mails and its end; before the workflows boot. */
export function registerMessageJobs(services: Services): void {
  services.workflows.register(messageMailWorkflow(services));
  services.workflows.register(messagePurgeWorkflow(services));
}
