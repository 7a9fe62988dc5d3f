import { sql } from 'kysely';

import type { Transaction } from '#app/server/db/schema';
import type { Migration } from './migrate';

export const createOrders: Migration = {
  name: '0012-orders',
  async up(t) {
    await createOrderTable(t);

    await t.schema
      .createTable('order_reports')
      .addColumn('order_id', 'text', (column) =>
        column.primaryKey().references('orders.id').onDelete('cascade'),
      )
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();

    await t.schema
      .createTable('receipt_series')
      .addColumn('series', 'text', (column) => column.primaryKey())
      .addColumn('last_number', 'integer', (column) => column.notNull())
      .execute();

    await t.schema
      .createTable('withdrawals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_hash', 'text', (column) => column.notNull().unique())
      .addColumn('order_id', 'text', (column) => column.references('orders.id').onDelete('set null'))
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('statement', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

async function createOrderTable(t: Transaction): Promise<void> {
  await t.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .check(sql`status in ('open', 'paid', 'delivered', 'cancelled', 'expired', 'refunded')`),
    )
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    // Not a foreign key: an order outlives the pitch that it was made from.
    .addColumn('pitch_id', 'text')
    .addColumn('material', 'text')
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('refunded_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('provider', 'text', (column) => column.notNull().check(sql`provider in ('stripe', 'sandbox')`))
    .addColumn('session_id', 'text', (column) => column.unique())
    .addColumn('checkout_url', 'text')
    .addColumn('payment_id', 'text', (column) => column.unique())
    .addColumn('receipt_number', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('reminded_at', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('closed_at', 'bigint')
    .addColumn('refunded_at', 'bigint')
    .addColumn('withdrawal_asked_at', 'bigint')
    .execute();
  await t.schema.createIndex('orders_status').on('orders').columns(['status', 'created_at']).execute();
}
