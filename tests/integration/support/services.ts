import { createArticleBodies } from '#app/features/articles/server/article-bodies';
import { createTextPages } from '#app/features/pages/text-pages.server';
import { createEngines } from '#app/features/pitch/server/generation/engines';
import { pitchJobs } from '#app/features/pitch/server/jobs';
import { materialForMaker } from '#app/features/pitch/for-report/makers-material.server';
import { createPitchPollers } from '#app/features/pitch/server/stream/pitch-poller';
import type { LanguageModel } from '#app/server/ai/language-model';
import type { Database } from '#app/server/db/database';
import { createContent } from '#app/server/content/content';
import { createMailer } from '#app/server/email/mailer';
import { readEnv } from '#app/server/env';
import { createRateLimits } from '#app/server/http/rate-limits/rate-limits';
import type { Log } from '#app/server/log';
import { createMetrics } from '#app/server/metrics/metrics';
import { createTextFiles } from '#app/server/text-files/text-files';
import { createServices, type Services } from '#app/server/services';
import { createWorkflows } from '#app/server/workflows/workflows';

/** What a booted process would hold on this database, with the workflows of the pitch registered; nothing runs yet. */
export function servicesOn(
  database: Database,
  { env = {}, log, closing = new AbortController().signal, maxWaiting, model }: Wishes,
): Services {
  const settings = readEnv({ JOB_LEASE_MS: '1000', LOG_LEVEL: 'debug', ...env });
  const workflows = createWorkflows(database, { log, leaseMs: settings.jobLeaseMs, pollMs: 200, maxWaiting });
  const textFiles = createTextFiles(settings);
  const services = createServices({
    env: settings,
    textFiles,
    textPages: createTextPages(textFiles),
    log,
    metrics: createMetrics(),
    secret: 'a secret of the tests, long enough to sign with',
    database,
    workflows,
    rateLimits: createRateLimits(settings.rateLimits, { database, log }),
    model,
    engines: createEngines({ env: settings, model }),
    articleBodies: createArticleBodies(settings),
    pitchPollers: createPitchPollers({ database, closing }),
    reportMaterial: (id, locale) => materialForMaker({ database, env: settings }, id, locale),
    content: createContent(settings, { log }),
    mailer: createMailer({ ...settings, ...settings.mail }, log),
    closing,
  });
  for (const job of pitchJobs(services)) services.workflows.register(job);
  return services;
}

type Wishes = {
  /** Variables of the environment; nothing of this process's own is read. */
  env?: Record<string, string>;
  log: Log;
  closing?: AbortSignal;
  maxWaiting?: number;
  model?: LanguageModel;
};
