import type { Services } from '#app/server/services';
import { hourlyWorkflow } from '#app/server/workflows/hourly-workflow';
import { removePitch } from './repository';

const batch = 100;

/** Product 7.8. */
export function pitchPurgeWorkflow(services: Pick<Services, 'database' | 'workflows'>) {
  return hourlyWorkflow('pitch-purge', async (now, signal) => {
    for (;;) {
      const expired = await services.database.query
        .selectFrom('pitches')
        .select('id')
        .where('expires_at', '<=', now)
        .limit(batch)
        .execute();
      for (const { id } of expired) {
        signal.throwIfAborted();
        await removePitch(services, id);
      }
      if (expired.length < batch) return;
    }
  });
}
