import { afterEach } from 'vitest';

import type { LanguageModel } from '#app/server/ai/language-model';
import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { recordingLog } from '#tests/integration/support/recording-log';
import { servicesOn } from '#tests/integration/support/services';

type Wishes = { env?: Record<string, string>; closing?: AbortSignal; model?: LanguageModel };

/**
 * Services that make pitches and stop after the test; each with its log lines. Call it after `useTestDatabase`, so that they
 * stop before their database closes.
 */
export function usePitches() {
  const made: Services[] = [];
  afterEach(async () => {
    for (const { workflows } of made.splice(0)) await workflows.stop({ graceMs: 0 });
  });
  return async (database: Database, { env, closing, model }: Wishes = {}) => {
    const { log, lines } = recordingLog();
    const services = servicesOn(database, { env, log, closing, model });
    made.push(services);
    await services.workflows.startWorker();
    return { ...services, lines };
  };
}
