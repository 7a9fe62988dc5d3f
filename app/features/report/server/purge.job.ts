import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { hourlyWorkflow } from '#app/server/workflows/hourly-workflow';

const dayMs = 24 * 3_600_000;

/** As the page on privacy says. */
const unpaidMs = 30 * dayMs;
const materialMs = 365 * dayMs;
const orderlessMs = 365 * dayMs;
// Ten years from the end of the financial year, which ends within a year of the entry (Code de commerce, L. 123-22).
const accountsMs = 11 * 365.25 * dayMs;

/**
 * Closes orders whose checkout is long over, whatever the provider told of it, removes those for which nothing was paid,
 * and of paid ones what they say of the buyer's project. What the accounts need stays as long as they do, statements of
 * withdrawal included; one without an order is of no use after the year in which somebody may still ask about it.
 */
export function orderPurgeWorkflow({ database: { query } }: Pick<Services, 'database'>) {
  return hourlyWorkflow('order-purge', async (now) => {
    await query
      .updateTable('orders')
      .set({ status: 'expired', closed_at: now })
      .where('status', '=', 'open')
      .where('created_at', '<', now - dayMs)
      .execute();
    await query
      .deleteFrom('orders')
      .where('created_at', '<', now - unpaidMs)
      .where((is) => is.or([is('status', 'in', ['cancelled', 'expired']), is('provider', '=', 'sandbox')]))
      .execute();
    const old = query
      .selectFrom('orders')
      .select('id')
      .where('paid_at', '<', now - materialMs);
    await query.deleteFrom('order_reports').where('order_id', 'in', old).execute();
    await query
      .updateTable('orders')
      .set({ material: null, pitch_id: null })
      .where('paid_at', '<', now - materialMs)
      .where('material', 'is not', null)
      .execute();
    await removeClosedAccounts(query, now);
    await query
      .deleteFrom('withdrawals')
      .where('order_id', 'is', null)
      .where('created_at', '<', now - orderlessMs)
      .execute();
  });
}

async function removeClosedAccounts(query: Database['query'], now: number): Promise<void> {
  const closed = query
    .selectFrom('orders')
    .select('id')
    .where((is) => is(is.fn.coalesce('refunded_at', 'paid_at'), '<', now - accountsMs));
  await query.deleteFrom('withdrawals').where('order_id', 'in', closed).execute();
  await query.deleteFrom('orders').where('id', 'in', closed).execute();
}
