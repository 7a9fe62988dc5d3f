import { pino } from 'pino';

import { pitchWorkflow } from '#app/features/pitch/pitch-workflow.server';
import type { Database } from '#app/server/db/database';
import { readEnv } from '#app/server/env';
import { createRateLimits } from '#app/server/http/rate-limits';
import type { Log } from '#app/server/log';
import type { Runtime } from '#app/server/runtime';
import { createWorkflows } from '#app/server/workflows/workflows';

/** What a booted process would hold on this database, with the pitch's workflow registered; nothing runs yet. */
export function runtimeOn(
  database: Database,
  { env = {}, log, closing, maxWaiting }: RuntimeWishes,
): Runtime {
  const settings = readEnv({ JOB_LEASE_MS: '1000', LOG_LEVEL: 'debug', ...env });
  const workflows = createWorkflows(database, { log, leaseMs: settings.jobLeaseMs, pollMs: 200, maxWaiting });
  workflows.register(pitchWorkflow);
  return {
    env: settings,
    log,
    secret: 'a secret of the tests, long enough to sign with',
    database,
    workflows,
    rateLimits: createRateLimits(settings.rateLimits),
    closing: closing ?? new AbortController().signal,
  };
}

interface RuntimeWishes {
  /** Variables of the environment; nothing of this process's own is read. */
  env?: Record<string, string>;
  log: Log;
  closing?: AbortSignal;
  maxWaiting?: number;
}

/** A log at its most talkative that writes into a list, as the real one writes to standard output. */
export function recordingLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: undefined }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}
