import { afterEach } from 'vitest';

import type { Database } from '#app/server/db/database';
import { type Runtime, setRuntime } from '#app/server/runtime';
import { recordingLog, runtimeOn } from './runtime-on';

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
  return async (
    database: Database,
    { env, closing }: { env?: Record<string, string>; closing?: AbortSignal } = {},
  ) => {
    const { log, lines } = recordingLog();
    const runtime = runtimeOn(database, { env, log, closing });
    made.push(runtime);
    setRuntime(runtime);
    await runtime.workflows.boot();
    return { ...runtime, lines };
  };
}
