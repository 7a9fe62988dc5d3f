import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';

import { fallbackLocale, isLocale, type Locale } from '#app/i18n/locales';
import type { Database } from '#app/server/db/database';
import { fromJson, toJson } from '#app/server/db/json';
import type { Tables, Transaction } from '#app/server/db/schema';
import { type Consent, consentSchema, type OrderMaterial, orderMaterialSchema } from './order-schemas';

type Row = Selectable<Tables['orders']>;

export type OrderStatus = Row['status'];

/** Money in cents, VAT included; times in epoch ms. */
export type Order = {
  id: string;
  status: OrderStatus;
  locale: Locale;
  email: string;
  pitchId: string | undefined;
  material: OrderMaterial | undefined;
  consent: Consent;
  amountCents: number;
  /** In all, so far. */
  refundedCents: number;
  provider: Row['provider'];
  /** Where it is paid; undefined until the provider has said so. */
  checkout: { session: string; url: string } | undefined;
  /** From the payment on. */
  receiptNumber: string | undefined;
  createdAt: number;
  paidAt: number | undefined;
  dueAt: number | undefined;
  remindedAt: number | undefined;
  deliveredAt: number | undefined;
  /** When it was cancelled or expired. */
  closedAt: number | undefined;
  refundedAt: number | undefined;
  withdrawalAskedAt: number | undefined;
};

export type NewOrder = Pick<
  Order,
  'locale' | 'email' | 'pitchId' | 'material' | 'consent' | 'amountCents' | 'provider'
> & {
  /** The same for every try of one submission: it is one order. */
  requestHash: string;
};

/** Stores an open order; where this submission is stored already, the order that it made. */
export async function createOrder(t: Transaction, order: NewOrder): Promise<Order> {
  await t
    .insertInto('orders')
    .values({
      id: randomBytes(16).toString('base64url'),
      request_hash: order.requestHash,
      status: 'open',
      locale: order.locale,
      email: order.email,
      pitch_id: order.pitchId,
      material: order.material && toJson(order.material),
      consent: toJson(order.consent),
      amount_cents: order.amountCents,
      provider: order.provider,
      created_at: Date.now(),
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .execute();
  const row = await t
    .selectFrom('orders')
    .selectAll()
    .where('request_hash', '=', order.requestHash)
    .executeTakeFirstOrThrow();
  return toOrder(row);
}

export async function noteCheckout(
  t: Transaction,
  id: string,
  { session, url }: { session: string; url: string },
): Promise<void> {
  await t
    .updateTable('orders')
    .set({ session_id: session, checkout_url: url })
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .execute();
}

export async function findOrder({ query }: Pick<Database, 'query'>, id: string): Promise<Order | undefined> {
  const row = await query.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOrder(row);
}

/** `pdf`: the report's bytes. */
export type DeliveredReport = { fileName: string; pdf: Uint8Array };

/** What was delivered for an order; undefined where nothing was yet, or it was removed. */
export async function findReport(
  { query }: Pick<Database, 'query'>,
  id: string,
): Promise<DeliveredReport | undefined> {
  const row = await query
    .selectFrom('order_reports')
    .select(['file_name', 'content'])
    .where('order_id', '=', id)
    .executeTakeFirst();
  return row && { fileName: row.file_name, pdf: Buffer.from(row.content, 'base64') };
}

/** Without reading it: a report is megabytes. */
export async function hasReport({ query }: Pick<Database, 'query'>, id: string): Promise<boolean> {
  const row = await query
    .selectFrom('order_reports')
    .select('order_id')
    .where('order_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first, at most `limit` (100); of one status, or of all. */
export async function listOrders(
  { query }: Pick<Database, 'query'>,
  { status, limit = 100 }: { status?: OrderStatus; limit?: number } = {},
): Promise<Order[]> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .$if(status !== undefined, (orders) => orders.where('status', '=', status ?? 'open'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

export async function findOrderByReceipt(
  { query }: Pick<Database, 'query'>,
  receiptNumber: string,
): Promise<Order | undefined> {
  const row = await query
    .selectFrom('orders')
    .selectAll()
    .where('receipt_number', '=', receiptNumber)
    .executeTakeFirst();
  return row && toOrder(row);
}

/** What was ordered from an address, whatever its capitals. */
export async function ordersFrom({ query }: Pick<Database, 'query'>, address: string): Promise<Order[]> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .orderBy('created_at')
    .execute();
  return rows.map(toOrder);
}

/** Removes an order for which nothing was paid. False for any other: accounts are kept for ten years. */
export async function deleteUnpaidOrder(t: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await t
    .deleteFrom('orders')
    .where('id', '=', id)
    .where((is) =>
      is.or([is('status', 'in', ['open', 'cancelled', 'expired']), is('provider', '=', 'sandbox')]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes what an order says of its buyer's project, report included; what the accounts need stays. */
export async function forgetMaterial(t: Transaction, id: string): Promise<boolean> {
  await t.deleteFrom('order_reports').where('order_id', '=', id).execute();
  const { numUpdatedRows } = await t
    .updateTable('orders')
    .set({ material: null, pitch_id: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function toOrder(row: Row): Order {
  return {
    id: row.id,
    status: row.status,
    locale: isLocale(row.locale) ? row.locale : fallbackLocale,
    email: row.email,
    pitchId: row.pitch_id ?? undefined,
    material: row.material === null ? undefined : fromJson(orderMaterialSchema, row.material),
    consent: fromJson(consentSchema, row.consent),
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    provider: row.provider,
    checkout:
      row.session_id !== null && row.checkout_url !== null
        ? { session: row.session_id, url: row.checkout_url }
        : undefined,
    receiptNumber: row.receipt_number ?? undefined,
    createdAt: row.created_at,
    paidAt: row.paid_at ?? undefined,
    dueAt: row.due_at ?? undefined,
    remindedAt: row.reminded_at ?? undefined,
    deliveredAt: row.delivered_at ?? undefined,
    closedAt: row.closed_at ?? undefined,
    refundedAt: row.refunded_at ?? undefined,
    withdrawalAskedAt: row.withdrawal_asked_at ?? undefined,
  };
}
