import { describe, expect, it } from 'vitest';

import { markDelivered, markPaid, noteWithdrawal } from '#app/features/report/server/order-status';
import { findOrder, findReport, type Order } from '#app/features/report/server/orders';
import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { storeOrder } from './new-order';
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
});

async function paid(database: Database, wishes: Parameters<typeof storeOrder>[1] = {}): Promise<Order> {
  const { id } = await storeOrder(database, wishes);
  const order = await database.transaction((t) => markPaid(t, id, undefined));
  if (!order) throw new Error('It was open');
  return order;
}

async function setTimes(
  { query }: Database,
  id: string,
  times: { created_at?: number; paid_at?: number; due_at?: number },
): Promise<void> {
  await query.updateTable('orders').set(times).where('id', '=', id).execute();
}

async function runNow({ database, workflows }: Services, name: string): Promise<void> {
  await database.transaction((t) => workflows.start(t, name, null, name));
  await until(async () => (await jobsLeft(database)) === 0);
}
