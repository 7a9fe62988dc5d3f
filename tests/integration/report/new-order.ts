import { randomBytes } from 'node:crypto';

import { createOrder, type NewOrder, type Order } from '#app/features/report/server/orders';
import type { Database } from '#app/server/db/database';

export const buyer = 'buyer.canary@duck.com';

/** An order as the checkout stores it, without a pitch, in French. */
export function newOrder(order: Partial<NewOrder> = {}): NewOrder {
  return {
    requestHash: randomBytes(16).toString('hex'),
    locale: 'fr',
    email: buyer,
    pitchId: undefined,
    material: undefined,
    consent: {
      version: '1',
      immediateStart: 'Begin at once.',
      lossOfWithdrawal: 'I lose the right.',
      at: 1_790_000_000_000,
    },
    amountCents: 4999,
    provider: 'stripe',
    ...order,
  };
}

export function storeOrder(database: Database, order: Partial<NewOrder> = {}): Promise<Order> {
  return database.transaction((t) => createOrder(t, newOrder(order)));
}

/** Leaves a database without orders and what belongs to them. */
export async function withoutOrders(database: Database): Promise<Database> {
  for (const table of ['jobs', 'withdrawals', 'orders', 'receipt_series', 'visitor_limits'] as const) {
    await database.query.deleteFrom(table).execute();
  }
  return database;
}
