import * as z from 'zod';

import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';
import { removePitch } from './repository';

const batch = 100;

/** Product 7.8. */
export function purgeWorkflow(services: Pick<Services, 'database' | 'workflows'>): Workflow<null> {
  const { query } = services.database;
  return {
    name: 'pitch-purge',
    input: z.null(),
    retries: { attempts: 3, backoffMs: 60_000 },
    hourly: true,
    async run({ signal }) {
      for (;;) {
        const expired = await query
          .selectFrom('pitches')
          .select('id')
          .where('expires_at', '<=', Date.now())
          .limit(batch)
          .execute();
        for (const { id } of expired) {
          signal.throwIfAborted();
          await removePitch(services, id);
        }
        if (expired.length < batch) return;
      }
    },
  };
}
