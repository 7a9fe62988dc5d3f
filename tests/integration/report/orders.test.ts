import { describe, expect, it } from 'vitest';

import {
  closeOrder,
  markDelivered,
  markPaid,
  noteRefund,
  noteWithdrawal,
} from '#app/features/report/server/order-status';
import {
  createOrder,
  deleteUnpaidOrder,
  findOrder,
  forgetMaterial,
  listOrders,
} from '#app/features/report/server/orders';
import type { Database } from '#app/server/db/database';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { buyer, newOrder, storeOrder, withoutOrders } from './new-order';

const hours72 = 72 * 3_600_000;
const report = { fileName: 'rapport.pdf', pdf: new Uint8Array([37, 80, 68, 70, 0, 255]) };

describe.each(dialects)('orders of the full report, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const emptyShop = async () => withoutOrders(await testDatabase().open());

  it('are stored with their material and the consent, and found by an address that nobody guesses', async () => {
    const database = await emptyShop();
    const material = {
      lang: 'fr',
      sections: [{ kind: 'brief' as const, title: 'Brief', entries: [{ label: 'Offre', text: 'Un pain' }] }],
    };
    const { id } = await storeOrder(database, { pitchId: 'a-pitch', material });
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(await findOrder(database, id)).toMatchObject({
      ...{ status: 'open', email: buyer, amountCents: 4999, refundedCents: 0, pitchId: 'a-pitch', material },
      consent: newOrder().consent,
    });
    expect(await findOrder(database, 'x')).toBeUndefined();
  });

  it('are one order, however often a submission is sent', async () => {
    const database = await emptyShop();
    const order = newOrder();
    const stored = await Promise.all([1, 2, 3].map(() => database.transaction((t) => createOrder(t, order))));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect(await listOrders(database)).toHaveLength(1);
  });

  it('are paid once, with a receipt number and 72 hours to deliver', async () => {
    const database = await emptyShop();
    const { id } = await storeOrder(database);
    const paid = await Promise.all(
      Array.from({ length: 10 }, () => database.transaction((t) => markPaid(t, id, 'payment'))),
    );
    expect(paid.filter(Boolean)).toHaveLength(1);
    const order = await findOrder(database, id);
    expect(order?.status).toBe('paid');
    expect(order?.receiptNumber).toMatch(/^20\d\d-0001$/);
    expect((order?.dueAt ?? 0) - (order?.paidAt ?? 0)).toBe(hours72);
  });

  it('have receipt numbers without gaps, those of the sandbox in a series of their own', async () => {
    const database = await emptyShop();
    const orders = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        storeOrder(database, { provider: index < 3 ? 'stripe' : 'sandbox' }),
      ),
    );
    const failing = database.transaction(async (t) => {
      await markPaid(t, orders[0]?.id ?? '', undefined);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await Promise.all(orders.map(({ id }) => database.transaction((t) => markPaid(t, id, undefined))));
    const numbers = (await listOrders(database)).map(({ receiptNumber = '' }) =>
      receiptNumber.replace(/20\d\d/, 'year'),
    );
    expect(numbers.toSorted()).toEqual([
      ...['TEST-year-0001', 'TEST-year-0002'],
      ...['year-0001', 'year-0002', 'year-0003'],
    ]);
  });

  it.each(['cancelled', 'expired'] as const)(
    'are paid also once they were %s: the money is there',
    async (end) => {
      const database = await emptyShop();
      const { id } = await storeOrder(database);
      expect(await database.transaction((t) => closeOrder(t, id, end))).toBe(true);
      expect((await findOrder(database, id))?.status).toBe(end);
      expect(await database.transaction((t) => markPaid(t, id, 'payment'))).toMatchObject({ status: 'paid' });
      expect(await database.transaction((t) => closeOrder(t, id, end))).toBe(false);
      expect(await findOrder(database, id)).toMatchObject({ status: 'paid', closedAt: undefined });
    },
  );

  it('are delivered once, and only what is paid', async () => {
    const database = await emptyShop();
    const { id } = await storeOrder(database);
    const deliver = () => database.transaction((t) => markDelivered(t, id, report));
    expect(await deliver()).toBe(false);
    await pay(database, id);
    expect([await deliver(), await deliver()]).toEqual([true, false]);
    const rows = await database.query.selectFrom('order_reports').selectAll().execute();
    expect(rows.map(({ content }) => [...Buffer.from(content, 'base64')])).toEqual([[...report.pdf]]);
  });

  it('are not delivered to a buyer who has withdrawn, and refunded with any sum then', async () => {
    const database = await emptyShop();
    const { id } = await storeOrder(database);
    const withdraw = () => database.transaction((t) => noteWithdrawal(t, id, 5));
    expect(await withdraw()).toBe(false);
    await pay(database, id);
    expect([await withdraw(), await withdraw()]).toEqual([true, false]);
    expect(await database.transaction((t) => markDelivered(t, id, report))).toBe(false);
    expect(await database.transaction((t) => noteRefund(t, id, 3000))).toBe('noted');
    expect(await findOrder(database, id)).toMatchObject({ status: 'refunded', refundedCents: 3000 });
  });

  it('are refunded with their whole price, whatever the order in which that is told', async () => {
    const database = await emptyShop();
    const { id } = await storeOrder(database);
    const refund = (cents: number) => database.transaction((t) => noteRefund(t, id, cents));
    expect(await refund(4999)).toBe('unpaid');
    await pay(database, id);
    await refund(1000);
    expect(await findOrder(database, id)).toMatchObject({ status: 'paid', refundedCents: 1000 });
    expect([await refund(4999), await refund(4999), await refund(1000)]).toEqual(['noted', 'known', 'known']);
    expect(await findOrder(database, id)).toMatchObject({ status: 'refunded', refundedCents: 4999 });
  });

  it('are deleted while unpaid; once paid, only what they say of the project is', async () => {
    const database = await emptyShop();
    const [open, paid] = [await storeOrder(database), await storeOrder(database, { pitchId: 'a-pitch' })];
    await pay(database, paid.id);
    await database.transaction((t) => markDelivered(t, paid.id, report));
    const remove = (id: string) => database.transaction((t) => deleteUnpaidOrder(t, id));
    expect([await remove(open.id), await remove(paid.id)]).toEqual([true, false]);
    await database.transaction((t) => forgetMaterial(t, paid.id));
    const [left] = await listOrders(database, { status: 'delivered' });
    expect(left).toMatchObject({ id: paid.id, email: buyer, pitchId: undefined, material: undefined });
    expect(await database.query.selectFrom('order_reports').selectAll().execute()).toEqual([]);
  });
});

async function pay(database: Database, id: string): Promise<void> {
  await database.transaction((t) => markPaid(t, id, undefined));
}
