import type { RequestListener, Server } from 'node:http';
import { createStartHandler } from '@tanstack/react-start/server';

import { createArticleBodies } from './features/articles/server/article-bodies';
import { checkRoutes } from './features/navigation/check-routes.server';
import { createTextPages } from './features/pages/text-pages.server';
import { answerPayload } from './features/pages/payload.server';
import { createEngines } from './features/pitch/server/generation/engines';
import { materialForMaker } from './features/pitch/for-report/makers-material.server';
import { createPitchPollers } from './features/pitch/server/stream/pitch-poller';
import { measurePitches } from './features/pitch/server/pitch-metrics';
import { pitchJobs } from './features/pitch/server/jobs';
import { messageJobs } from './features/contact/server/jobs';
import { consentJobs } from '#app/features/consent/server/jobs';
import { newsletterJobs } from './features/newsletter/server/jobs';
import { orderJobs } from './features/report/server/jobs';
import { type Database, openDatabase } from './server/db/database';
import { warnOfMissingFacts } from './server/company-facts';
import { createContent } from './server/content/content';
import { createMailer } from './server/email/mailer';
import { type Env, readEnv } from './server/env';
import { answerBeforeRouter } from './server/before-router';
import { isBeforeFunction } from './server/http/server-functions/function-call';
import { handleRequest, type ServerRequest } from './server/http/handle-request';
import { observed } from './server/http/observe-requests';
import { sendStoredPage } from './server/http/page-cache/send-stored-page';
import { headersOfAll } from './server/http/security-headers';
import { createRateLimits } from './server/http/rate-limits/rate-limits';
import { renderPage } from './server/http/render-page';
import { captureConsole, createLog, type Log } from './server/log';
import { createMetrics, type Metrics } from './server/metrics/metrics';
import { measureProcess } from './server/metrics/process-metrics';
import { serveMetrics } from './server/metrics/serve-metrics';
import { warnOfNoTrustedProxy, warnOfUntrustedProxy } from './server/proxy-warnings';
import { loadSecret } from './server/secret';
import { createTextFiles } from './server/text-files/text-files';
import { createServices, type Services } from './server/services';
import { startHourly } from './server/workflows/hourly';
import { measureQueue } from './server/workflows/queue-metrics';
import { createWorkflows } from './server/workflows/workflows';

export { readEnv };

const answerByRouter = createStartHandler(renderPage);

let booting: Promise<Booted> | undefined;

type Booted = { services: Services; stop: (drained: Promise<unknown>) => Promise<void> };

/** Opens the database, registers every feature's workflows and starts the worker; once a process. */
export async function boot(): Promise<Services> {
  booting ??= start();
  return (await booting).services;
}

/**
 * Answers with pages that are stored, and hands every other request to `next`, with the headers of every answer. Logs and
 * counts both.
 */
export async function listenerBefore(next: RequestListener, server: Server): Promise<RequestListener> {
  const services = await boot();
  warnOfUntrustedProxy(server, services);
  const headers = headersOfAll(services.env.siteIsSecure);
  return observed((request, response) => {
    const pageId = sendStoredPage(request, response, services);
    if (pageId !== undefined) return pageId;
    // Set, not written with the status: the log line reads back what was sent.
    response.setHeaders(headers);
    next(request, response);
    return undefined;
  }, services);
}

/** Ends streams and work, waits for the answers under way (`drained`), then closes the database. */
export async function shutdown(drained: Promise<unknown> = Promise.resolve()): Promise<void> {
  const booted = await booting;
  booting = undefined;
  await booted?.stop(drained);
}

/** The company's commands (`npm run ops`): nothing is booted for them. */
export async function ops(argv: string[]) {
  const commands = await import('./ops/ops');
  return commands.ops(argv);
}

async function start(): Promise<Booted> {
  const env = readEnv();
  // In development the type check tells: there every change of a route would start this module again.
  if (import.meta.env.PROD) checkRoutes((await import('./routeTree.gen')).routeTree);
  const log = createLog(env.logLevel);
  const giveBackConsole =
    env.nodeEnv === 'production' ? captureConsole(log, () => !isBeforeFunction()) : () => {};
  const metrics = createMetrics();
  const secret = loadSecret(env);
  const database = await openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, log });
  const workflows = createWorkflows(database, { log, leaseMs: env.jobLeaseMs });
  const mailer = createMailer({ ...env, ...env.mail }, log);
  const closing = new AbortController();
  const model = await modelOf(env, { database, log, metrics });
  const textFiles = createTextFiles(env);
  const services = createServices({
    env,
    textFiles,
    textPages: createTextPages(textFiles),
    model,
    engines: createEngines({ env, model }),
    articleBodies: createArticleBodies(env),
    pitchPollers: createPitchPollers({ database, closing: closing.signal }),
    reportMaterial: (id, locale) => materialForMaker({ database, env }, id, locale),
    mailer,
    content: createContent(env, { log }),
    log,
    metrics,
    secret,
    database,
    workflows,
    rateLimits: createRateLimits(env.rateLimits, { database, log }),
    closing: closing.signal,
  });
  const jobs = jobsOf(services);
  for (const workflow of jobs) workflows.register(workflow);
  const stopMeasuring = await measure(services);
  await workflows.startWorker();
  const stopHourly = startHourly(jobs, { database, workflows, log });
  warnOfMissingFacts(env, log);
  warnOfNoTrustedProxy(env, log);
  log.info(
    {
      engine: env.llm ? 'model' : 'embedded',
      database: database.dialect,
      mail: mailer.kind,
      payments: env.payments.kind,
    },
    'booted',
  );
  const stop: Booted['stop'] = async (drained) => {
    closing.abort();
    stopMeasuring();
    stopHourly();
    await workflows.stop({ graceMs: 5000 });
    await drained;
    await mailer.close();
    await database.close();
    giveBackConsole();
  };
  return { services, stop };
}

function jobsOf(services: Services) {
  return [pitchJobs, messageJobs, newsletterJobs, orderJobs, consentJobs].flatMap((ofFeature) =>
    ofFeature(services),
  );
}

/** Returns how to stop. */
async function measure({ env, log, metrics, database, content }: Services): Promise<() => void> {
  const { metricsPort: port } = env;
  if (port === undefined) return () => {};
  const stopOfProcess = measureProcess(metrics);
  measureQueue(metrics, database);
  measurePitches({ metrics, database });
  metrics.gauge('content_degraded', 'Whether the content service fails: 1 while it does.', () => [
    { value: content.degraded() ? 1 : 0 },
  ]);
  const stopServing = await serveMetrics(metrics, { port, log });
  return () => {
    stopServing();
    stopOfProcess();
  };
}

/** Loaded only where a model is configured: the library weighs 30 MB in memory. */
async function modelOf({ llm }: Env, deps: { database: Database; log: Log; metrics: Metrics }) {
  if (!llm) return undefined;
  const { createLanguageModel } = await import('./server/ai/language-model');
  return createLanguageModel(llm, deps);
}

// Not the framework's `createServerEntry`: that answers a blank 400 to an address that it cannot read.
export default {
  async fetch(request: ServerRequest): Promise<Response> {
    return handleRequest(
      request,
      await boot(),
      async (context, asked) =>
        (await answerBeforeRouter(asked, context)) ??
        (await answerPayload(asked, context)) ??
        answerByRouter(asked, { context }),
    );
  },
};

// A development server replaces this module on a change: let go of the database and its lock first.
import.meta.hot?.dispose(() => shutdown());
