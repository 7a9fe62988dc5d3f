import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { markDelivered, markPaid, noteWithdrawal } from '#app/features/report/server/order-status';
import { findOrder, findReport, type Order } from '#app/features/report/server/orders';
import { insertWithdrawal } from '#app/features/report/server/withdrawals';
import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { buyer, storeOrder } from './new-order';
import { team, useShop } from './use-shop';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(dialects)('what is done hourly for orders, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const openShop = useShop();

  it('reminds the team once of a report that is due within twelve hours', async () => {
    const { services, smtp } = await openShop(await testDatabase().open());
    const soon = await paid(services.database);
    const withdrawn = await paid(services.database);
    const trial = await paid(services.database, { provider: 'sandbox' });
    await paid(services.database);
    for (const { id } of [soon, withdrawn, trial])
      await setTimes(services.database, id, { due_at: Date.now() + 11 * hour });
    await services.database.transaction((t) => noteWithdrawal(t, withdrawn.id, Date.now()));
    for (let time = 0; time < 2; time += 1) await runNow(services, 'order-reminder');
    expect(smtp.mails.map(({ to, subject }) => [to[0], subject.includes(soon.receiptNumber ?? '-')])).toEqual(
      [[team, true]],
    );
  });

  it('closes what was never paid, removes it after thirty days, and a buyer’s project after a year', async () => {
    const { services } = await openShop(await testDatabase().open());
    const { database } = services;
    const [fresh, stale, old] = [
      await storeOrder(database),
      await storeOrder(database),
      await storeOrder(database),
    ];
    const material = { lang: 'fr', sections: [] };
    const bought = await paid(database, { material, pitchId: 'a-pitch' });
    await database.transaction((t) =>
      markDelivered(t, bought.id, { fileName: 'rapport.pdf', pdf: new Uint8Array([1]) }),
    );
    await setTimes(database, stale.id, { created_at: Date.now() - 2 * day });
    await setTimes(database, old.id, { created_at: Date.now() - 31 * day });
    await runNow(services, 'order-purge');
    expect((await findOrder(database, fresh.id))?.status).toBe('open');
    expect((await findOrder(database, stale.id))?.status).toBe('expired');
    expect(await findOrder(database, old.id)).toBeUndefined();
    expect(await findReport(database, bought.id)).toBeDefined();

    await setTimes(database, bought.id, { paid_at: Date.now() - 366 * day });
    await runNow(services, 'order-purge');
    expect(await findOrder(database, bought.id)).toMatchObject({ material: undefined, pitchId: undefined });
    expect(await findReport(database, bought.id)).toBeUndefined();
  });

  it('removes what the accounts need ten years after the year of its last entry, and its statements with it', async () => {
    const { services } = await openShop(await testDatabase().open());
    const { database } = services;
    const [kept, refunded, gone] = [await paid(database), await paid(database), await paid(database)];
    for (const { id } of [kept, refunded, gone]) await stateFor(database, id);
    await setTimes(database, kept.id, { paid_at: Date.now() - 11 * 365 * day });
    await setTimes(database, refunded.id, {
      paid_at: Date.now() - 12 * 366 * day,
      refunded_at: Date.now() - 10 * 366 * day,
    });
    await setTimes(database, gone.id, { paid_at: Date.now() - 11 * 366 * day });
    await runNow(services, 'order-purge');
    expect(await idsIn(database, 'orders')).toEqual([kept.id, refunded.id].toSorted());
    expect(await ordersOfStatements(database)).toEqual([kept.id, refunded.id].toSorted());
  });

  it('removes a trial as what was never paid', async () => {
    const { services } = await openShop(await testDatabase().open());
    const { database } = services;
    const [fresh, old] = [
      await paid(database, { provider: 'sandbox' }),
      await paid(database, { provider: 'sandbox' }),
    ];
    await stateFor(database, old.id);
    await setTimes(database, fresh.id, { created_at: Date.now() - 29 * day });
    await setTimes(database, old.id, { created_at: Date.now() - 31 * day });
    await runNow(services, 'order-purge');
    expect(await idsIn(database, 'orders')).toEqual([fresh.id]);
    expect(await ordersOfStatements(database)).toEqual([null]);
  });

  it('removes a statement of withdrawal without an order after a year', async () => {
    const { services } = await openShop(await testDatabase().open());
    const { database } = services;
    const bought = await paid(database);
    const old = Date.now() - 366 * day;
    const [ofOrder, recent] = [
      await stateFor(database, bought.id, old),
      await stateFor(database, undefined, Date.now() - 364 * day),
    ];
    await stateFor(database, undefined, old);
    await runNow(services, 'order-purge');
    expect(await idsIn(database, 'withdrawals')).toEqual([ofOrder, recent].toSorted());
  });
});

async function stateFor(
  database: Database,
  orderId: string | undefined,
  createdAt = Date.now(),
): Promise<string> {
  const statement = { name: 'Ada', email: buyer, contract: 'the report' };
  const requestHash = randomUUID();
  const { withdrawal } = await database.transaction((t) =>
    insertWithdrawal(t, { requestHash, orderId, locale: 'fr', statement, createdAt }),
  );
  return withdrawal.id;
}

async function idsIn({ query }: Database, table: 'orders' | 'withdrawals'): Promise<string[]> {
  const rows = await query.selectFrom(table).select('id').execute();
  return rows.map(({ id }) => id).toSorted();
}

async function ordersOfStatements({ query }: Database): Promise<(string | null)[]> {
  const rows = await query.selectFrom('withdrawals').select('order_id').execute();
  return rows.map(({ order_id }) => order_id).toSorted();
}

async function paid(database: Database, wishes: Parameters<typeof storeOrder>[1] = {}): Promise<Order> {
  const { id } = await storeOrder(database, wishes);
  const order = await database.transaction((t) => markPaid(t, id, undefined));
  if (!order) throw new Error('It was open');
  return order;
}

async function setTimes(
  { query }: Database,
  id: string,
  times: { created_at?: number; paid_at?: number; due_at?: number; refunded_at?: number },
): Promise<void> {
  await query.updateTable('orders').set(times).where('id', '=', id).execute();
}

async function runNow({ database, workflows }: Services, name: string): Promise<void> {
  await database.transaction((t) => workflows.start(t, name, null, name));
  await until(async () => (await jobsLeft(database)) === 0);
}
