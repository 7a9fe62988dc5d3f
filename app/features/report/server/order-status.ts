import { sql } from 'kysely';

import { site } from '#app/content/site';
import type { Transaction } from '#app/server/db/schema';
import { type DeliveredReport, type Order, toOrder, type OrderStatus } from './orders';

const hourMs = 3_600_000;

/**
 * Notes the payment of an order, gives it its receipt number and its due time, and returns it; undefined where it was
 * paid before, so that one call alone goes on from here. A payment counts also where the order was cancelled or had
 * expired when the word of it came: the money is there.
 */
export async function markPaid(
  t: Transaction,
  id: string,
  paymentId: string | undefined,
): Promise<Order | undefined> {
  const at = Date.now();
  // Locks the order first: of two transactions the second finds it paid.
  const row = await t
    .updateTable('orders')
    .set({
      status: 'paid',
      payment_id: paymentId,
      paid_at: at,
      due_at: at + site.report.deliveryHours * hourMs,
      closed_at: null,
    })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'cancelled', 'expired'])
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const receiptNumber = await nextReceiptNumber(t, row.provider, at);
  await t.updateTable('orders').set({ receipt_number: receiptNumber }).where('id', '=', id).execute();
  return toOrder({ ...row, receipt_number: receiptNumber });
}

/** Keeps the report with its order. False where the order is not paid, is delivered, or its buyer has withdrawn. */
export async function markDelivered(
  t: Transaction,
  id: string,
  { fileName, pdf }: DeliveredReport,
): Promise<boolean> {
  const { numUpdatedRows } = await t
    .updateTable('orders')
    .set({ status: 'delivered', delivered_at: Date.now() })
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .where('withdrawal_asked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await t
    .insertInto('order_reports')
    .values({ order_id: id, file_name: fileName, content: Buffer.from(pdf).toString('base64') })
    .execute();
  return true;
}

/**
 * Notes what was paid back so far, `cents` in all; `known` where that much was noted before, `unpaid` where nothing was paid
 * yet. The order is `refunded` where that is its whole price, or where its buyer has withdrawn.
 */
export async function noteRefund(
  t: Transaction,
  id: string,
  cents: number,
): Promise<'noted' | 'known' | 'unpaid'> {
  // Of two transactions the second finds the sum of the first.
  const raised = await t
    .updateTable('orders')
    .set({ refunded_cents: cents })
    .where('id', '=', id)
    .where('status', 'in', ['paid', 'delivered', 'refunded'])
    .where('refunded_cents', '<', cents)
    .executeTakeFirst();
  const { numUpdatedRows } = await t
    .updateTable('orders')
    .set({
      status: sql<OrderStatus>`case
        when refunded_cents >= amount_cents or withdrawal_asked_at is not null then 'refunded' else status end`,
      refunded_at: sql<number>`coalesce(refunded_at, ${Date.now()})`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['paid', 'delivered', 'refunded'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'unpaid';
  return raised.numUpdatedRows > 0n ? 'noted' : 'known';
}

/** Notes that the buyer withdraws, once. False where there is nothing paid, or it was noted before. */
export async function noteWithdrawal(t: Transaction, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await t
    .updateTable('orders')
    .set({ withdrawal_asked_at: at })
    .where('id', '=', id)
    .where('status', 'in', ['paid', 'delivered'])
    .where('withdrawal_asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where it is not open. */
export async function closeOrder(
  t: Transaction,
  id: string,
  status: Extract<OrderStatus, 'cancelled' | 'expired'>,
): Promise<boolean> {
  const { numUpdatedRows } = await t
    .updateTable('orders')
    .set({ status, closed_at: Date.now() })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The next of its year, without a gap: one that is not committed is given again. As in `2026-0001`. */
async function nextReceiptNumber(t: Transaction, provider: Order['provider'], at: number): Promise<string> {
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Paris' }).format(at);
  const series = provider === 'sandbox' ? `TEST-${year}` : year;
  const { last_number } = await t
    .insertInto('receipt_series')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last_number: sql`receipt_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `${series}-${String(last_number).padStart(4, '0')}`;
}
