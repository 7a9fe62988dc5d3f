import type { Services } from '#app/server/services';
import { purgeWorkflow } from '#app/server/workflows/purge-workflow';

const dayMs = 24 * 3_600_000;

/** As the page on privacy says. */
const unpaidMs = 30 * dayMs;
const materialMs = 365 * dayMs;

/**
 * Closes orders whose checkout is long over, whatever the provider told of it, removes those that were never paid, and of
 * paid ones what they say of the buyer's project. What the accounts need stays.
 */
export function orderPurgeWorkflow(services: Pick<Services, 'database'>) {
  return purgeWorkflow(
    'order-purge',
    async (query, now) => {
      await query
        .updateTable('orders')
        .set({ status: 'expired', closed_at: now })
        .where('status', '=', 'open')
        .where('created_at', '<', now - dayMs)
        .execute();
      await query
        .deleteFrom('orders')
        .where('status', 'in', ['cancelled', 'expired'])
        .where('created_at', '<', now - unpaidMs)
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
    },
    services,
  );
}
