import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';
import { orderMailWorkflow } from './mails/order-mail.job';
import { orderPurgeWorkflow } from './purge.job';
import { orderReminderWorkflow } from './reminder.job';
import { withdrawalMailWorkflow } from './mails/withdrawal-mail.job';

/** What is done in the background for orders. */
export function orderJobs(services: Services): Workflow<unknown>[] {
  return [
    orderMailWorkflow(services),
    withdrawalMailWorkflow(services),
    orderPurgeWorkflow(services),
    orderReminderWorkflow(services),
  ];
}
