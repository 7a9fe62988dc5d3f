import { afterEach } from 'vitest';

import type { LanguageModel } from '#app/server/ai/language-model';
import type { Database } from '#app/server/db/database';
import { type Runtime, setRuntime } from '#app/server/runtime';
import { recordingLog, runtimeOn } from './runtime-on';

type Wishes = { env?: Record<string, string>; closing?: AbortSignal; model?: LanguageModel };

/**
 * Puts runtimes in place that stop after the test; each with its log lines. Call it after `usePlace`, so that they
 * stop before their database closes.
 */
export function usePitches() {
  const made: Runtime[] = [];
  afterEach(async () => {
    for (const { workflows } of made.splice(0)) await workflows.stop({ graceMs: 0 });
    setRuntime(undefined);
  });
  return async (database: Database, { env, closing, model }: Wishes = {}) => {
    const { log, lines } = recordingLog();
    const runtime = runtimeOn(database, { env, log, closing, model });
    made.push(runtime);
    setRuntime(runtime);
    await runtime.workflows.boot();
    return { ...runtime, lines };
  };
}
