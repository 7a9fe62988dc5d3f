import * as z from 'zod';

import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';

const dayMs = 24 * 3_600_000;

/** As the page on privacy says. */
const unpaidMs = 30 * dayMs;
const materialMs = 365 * dayMs;

export const orderPurgeName = 'order-purge';

/**
 * Closes orders whose checkout is long over, whatever the provider told of it, removes those that were never paid, and of
 * paid ones what they say of the buyer's project. What the accounts need stays.
 */
export function orderPurgeWorkflow({ database }: Pick<Services, 'database'>): Workflow<null> {
  return {
    name: orderPurgeName,
    input: z.null(),
    retries: { attempts: 3, backoffMs: 60_000 },
    async run({ step }) {
      const now = Date.now();
      await step('purge', async () => {
        await database.query
          .updateTable('orders')
          .set({ status: 'expired', closed_at: now })
          .where('status', '=', 'open')
          .where('created_at', '<', now - dayMs)
          .execute();
        await database.query
          .deleteFrom('orders')
          .where('status', 'in', ['cancelled', 'expired'])
          .where('created_at', '<', now - unpaidMs)
          .execute();
        const old = database.query
          .selectFrom('orders')
          .select('id')
          .where('paid_at', '<', now - materialMs);
        await database.query.deleteFrom('order_reports').where('order_id', 'in', old).execute();
        await database.query
          .updateTable('orders')
          .set({ material: null, pitch_id: null })
          .where('paid_at', '<', now - materialMs)
          .where('material', 'is not', null)
          .execute();
      });
    },
  };
}
