import { mailJobs } from '#app/server/email/mail-jobs';
import type { Services } from '#app/server/services';
import { findReport, findOrder } from '../orders';
import { confirmationMail, deliveryMail, refundMail } from './buyer-mails';
import { isWithdrawn } from './mail-facts';
import { newOrderMail, reminderMail } from './team-mails';

/**
 * `confirmation`, `delivery` and `refund` (whose occasion is its sum, in cents) go to the buyer, `new-order` and `reminder`
 * to the team.
 */
export const orderMails = mailJobs('order-mail', [
  'confirmation',
  'new-order',
  'reminder',
  'delivery',
  'refund',
]);

export function orderMailWorkflow({
  database,
  mailer,
  env: { siteUrl, mail: addresses },
}: Pick<Services, 'database' | 'mailer' | 'env'>) {
  return orderMails.workflow(mailer, {
    async write(id, mail, occasion) {
      const order = await findOrder(database, id);
      if (!order) return undefined;
      switch (mail) {
        case 'confirmation':
          return confirmationMail(order, siteUrl);
        case 'new-order':
          return newOrderMail(order, { siteUrl, to: addresses.team });
        case 'reminder':
          return order.status === 'paid' && !isWithdrawn(order)
            ? reminderMail(order, addresses.team)
            : undefined;
        case 'refund':
          return refundMail(order, { siteUrl, refundedCents: Number(occasion ?? order.refundedCents) });
        case 'delivery': {
          const report = await findReport(database, id);
          return report && deliveryMail(order, report, siteUrl);
        }
      }
    },
  });
}
