import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';
import { messageMailWorkflow } from './message-mail.job';
import { messagePurgeWorkflow } from './purge.job';

/** What is done in the background for a message: its mails and its end. */
export function messageJobs(services: Services): Workflow<unknown>[] {
  return [messageMailWorkflow(services), messagePurgeWorkflow(services)];
}
