import * as z from 'zod';

import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';
import { orderMails } from './mails/order-mail.job';

/** How long before its due time the team is reminded of a report, in ms. */
const noticeMs = 12 * 3_600_000;

/** Reminds the team, once, of each report that is due soon. Hourly, so that it needs no timer that outlives a restart. */
export function orderReminderWorkflow({
  database,
  workflows,
}: Pick<Services, 'database' | 'workflows'>): Workflow<null> {
  return {
    name: 'order-reminder',
    input: z.null(),
    retries: { attempts: 3, backoffMs: 60_000 },
    hourly: true,
    async run({ step }) {
      await step('remind', async () => {
        await database.transaction(async (t) => {
          const due = await t
            .updateTable('orders')
            .set({ reminded_at: Date.now() })
            .where('status', '=', 'paid')
            // Of a trial no report is written.
            .where('provider', '!=', 'sandbox')
            .where('due_at', '<', Date.now() + noticeMs)
            .where('reminded_at', 'is', null)
            .where('withdrawal_asked_at', 'is', null)
            .returning('id')
            .execute();
          for (const { id } of due) await orderMails.queue(workflows, t, id, 'reminder');
        });
      });
    },
  };
}
