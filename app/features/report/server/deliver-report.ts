import type { Services } from '#app/server/services';
import { orderMails } from './mails/order-mail.job';
import { markDelivered } from './order-status';
import type { DeliveredReport } from './orders';

/** In bytes: a mail with it stays below the ten million that many servers take, since base64 adds a third. */
export const maxReportSize = 7_000_000;

/**
 * Delivers the report of a paid order: keeps it with the order, whose page offers it from then on, and queues the mail
 * that brings it to the buyer. False, and nothing done, where the order is not paid, is delivered, or was withdrawn from.
 */
export function deliverReport(
  { database, workflows }: Pick<Services, 'database' | 'workflows'>,
  id: string,
  report: DeliveredReport,
): Promise<boolean> {
  return database.transaction(async (t) => {
    if (!(await markDelivered(t, id, report))) return false;
    await orderMails.queue(workflows, t, id, 'delivery');
    return true;
  });
}
