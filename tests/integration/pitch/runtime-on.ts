import { pino } from 'pino';

import { pitchMailWorkflow } from '#app/features/pitch/server/notification.job';
import { purgeWorkflow } from '#app/features/pitch/server/purge.job';
import { versionWorkflow } from '#app/features/pitch/server/refinement.job';
import { pitchWorkflow } from '#app/features/pitch/server/generation.job';
import type { LanguageModel } from '#app/server/ai/language-model';
import type { Database } from '#app/server/db/database';
import { createContent } from '#app/server/content/content';
import { createMailer } from '#app/server/email/mailer';
import { readEnv } from '#app/server/env';
import { createRateLimits } from '#app/server/http/rate-limits';
import type { Log } from '#app/server/log';
import type { Runtime } from '#app/server/runtime';
import { createWorkflows } from '#app/server/workflows/workflows';

/** What a booted process would hold on this database, with the workflows of the pitch registered; nothing runs yet. */
export function runtimeOn(
  database: Database,
  { env = {}, log, closing, maxWaiting, model }: RuntimeWishes,
): Runtime {
  const settings = readEnv({ JOB_LEASE_MS: '1000', LOG_LEVEL: 'debug', ...env });
  const workflows = createWorkflows(database, { log, leaseMs: settings.jobLeaseMs, pollMs: 200, maxWaiting });
  workflows.register(pitchWorkflow);
  workflows.register(versionWorkflow);
  workflows.register(pitchMailWorkflow);
  workflows.register(purgeWorkflow);
  const { mail, dataDir, siteUrl } = settings;
  return {
    env: settings,
    log,
    secret: 'a secret of the tests, long enough to sign with',
    database,
    workflows,
    rateLimits: createRateLimits(settings.rateLimits, { database, log }),
    model,
    content: createContent(settings, { log }),
    mailer: createMailer({ ...mail, dataDir, siteUrl }, log),
    closing: closing ?? new AbortController().signal,
  };
}

type RuntimeWishes = {
  /** Variables of the environment; nothing of this process's own is read. */
  env?: Record<string, string>;
  log: Log;
  closing?: AbortSignal;
  maxWaiting?: number;
  model?: LanguageModel;
};

/** A log at its most talkative that writes into a list, as the real one writes to standard output. */
export function recordingLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: undefined }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}
