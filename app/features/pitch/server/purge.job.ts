import * as z from 'zod';

import { errorFacts } from '#app/server/error-facts';
import { runtime } from '#app/server/runtime';
import type { Workflow } from '#app/server/workflows/workflows';
import { purgeWorkflowName } from './job-keys';
import { removePitch } from './repository';

const hour = 3_600_000;
const batch = 100;

/** Removes the pitches whose twelve months are over, with all that belongs to them. */
export const purgeWorkflow: Workflow<null> = {
  name: purgeWorkflowName,
  input: z.null(),
  retries: { attempts: 3, backoffMs: 60_000 },
  async run({ signal }) {
    for (;;) {
      const expired = await runtime()
        .database.query.selectFrom('pitches')
        .select('id')
        .where('expires_at', '<=', Date.now())
        .limit(batch)
        .execute();
      for (const { id } of expired) {
        signal.throwIfAborted();
        await removePitch(id);
      }
      if (expired.length < batch) return;
    }
  },
};

/** Queues a purge now and every hour; processes that share a database queue one between them. Returns the way to stop. */
export function startPurges(): () => void {
  const { database, workflows, log } = runtime();
  const purge = () =>
    void database
      .transaction(async (t) => {
        // One that has failed keeps its place: it is tried again.
        if (await workflows.retry(t, purgeWorkflowName)) return;
        await workflows.start(t, purgeWorkflowName, null, purgeWorkflowName);
      })
      .catch((error: unknown) => log.warn(errorFacts(error), 'a purge could not be queued'));
  purge();
  const timer = setInterval(purge, hour).unref();
  return () => clearInterval(timer);
}
