import type { Services } from '#app/server/services';
import { orderMailWorkflow } from './mails/order-mail.job';
import { orderPurgeWorkflow } from './purge.job';
import { orderReminderWorkflow } from './reminder.job';
import { withdrawalMailWorkflow } from './mails/withdrawal-mail.job';

/** Registers what is done in the background for orders; before the workflows boot. */
export function registerOrderJobs(services: Services): void {
  services.workflows.register(orderMailWorkflow(services));
  services.workflows.register(withdrawalMailWorkflow(services));
  services.workflows.register(orderPurgeWorkflow(services));
  services.workflows.register(orderReminderWorkflow(services));
}
