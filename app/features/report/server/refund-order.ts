import type { Services } from '#app/server/services';
import { orderMails } from './mails/order-mail.job';
import { noteRefund } from './order-status';

type RefundOutcome = Awaited<ReturnType<typeof noteRefund>>;

/**
 * Notes what was paid back for an order, `cents` in all, and queues the mail that tells its buyer of each sum once. Nothing is
 * done where that much is `known` already, or the order `unpaid`.
 */
export function refundOrder(
  { database, workflows }: Pick<Services, 'database' | 'workflows'>,
  id: string,
  cents: number,
): Promise<RefundOutcome> {
  return database.transaction(async (t) => {
    const noted = await noteRefund(t, id, cents);
    if (noted === 'noted') await orderMails.queue(workflows, t, id, 'refund', `${cents}`);
    return noted;
  });
}
