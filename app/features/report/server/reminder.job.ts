import type { Services } from '#app/server/services';
import { hourlyWorkflow } from '#app/server/workflows/hourly-workflow';
import { orderMails } from './mails/order-mail.job';

/** How long before its due time the team is reminded of a report, in ms. */
const noticeMs = 12 * 3_600_000;

/** Reminds the team, once, of each report that is due soon. Hourly, so that it needs no timer that outlives a restart. */
export function orderReminderWorkflow({ database, workflows }: Pick<Services, 'database' | 'workflows'>) {
  return hourlyWorkflow('order-reminder', (now) =>
    database.transaction(async (t) => {
      const due = await t
        .updateTable('orders')
        .set({ reminded_at: now })
        .where('status', '=', 'paid')
        // Of a trial no report is written.
        .where('provider', '!=', 'sandbox')
        .where('due_at', '<', now + noticeMs)
        .where('reminded_at', 'is', null)
        .where('withdrawal_asked_at', 'is', null)
        .returning('id')
        .execute();
      for (const { id } of due) await orderMails.queue(workflows, t, id, 'reminder');
    }),
  );
}
