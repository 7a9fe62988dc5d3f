import handler from '@tanstack/react-start/server-entry';

import { checkRoutes } from './features/navigation/check-routes.server';
import { pitchMailWorkflow } from './features/pitch/server/notification.job';
import { purgeWorkflow, startPurges } from './features/pitch/server/purge.job';
import { versionWorkflow } from './features/pitch/server/refinement.job';
import { pitchWorkflow } from './features/pitch/server/generation.job';
import { type Database, openDatabase } from './server/db/database';
import { createContent } from './server/content/content';
import { createMailer } from './server/email/mailer';
import { type Env, readEnv } from './server/env';
import { answerBeforeRouter } from './server/http/before-router';
import { isBeforeFunction } from './server/http/function-call';
import { handleRequest, type ServerRequest } from './server/http/handle-request';
import { createRateLimits } from './server/http/rate-limits';
import { captureConsole, createLog, type Log } from './server/log';
import { setRuntime } from './server/runtime';
import { loadSecret } from './server/secret';
import { createWorkflows } from './server/workflows/workflows';

export { readEnv };

let booting: Promise<Stop> | undefined;

type Stop = (drained: Promise<unknown>) => Promise<void>;

/** Opens the database, registers every feature's workflows and starts the worker; once a process. */
export async function boot(): Promise<void> {
  booting ??= start();
  await booting;
}

/** Ends streams and work, waits for the answers under way (`drained`), then closes the database. */
export async function shutdown(drained: Promise<unknown> = Promise.resolve()): Promise<void> {
  const stop = await booting;
  booting = undefined;
  await stop?.(drained);
}

async function start(): Promise<Stop> {
  const env = readEnv();
  // In development the type check tells: there every change of a route would start this module again.
  if (import.meta.env.PROD) checkRoutes((await import('./routeTree.gen')).routeTree);
  const log = createLog(env.logLevel);
  const giveBackConsole =
    env.nodeEnv === 'production' ? captureConsole(log, () => !isBeforeFunction()) : () => {};
  const secret = loadSecret(env);
  const database = await openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, log });
  const workflows = createWorkflows(database, { log, leaseMs: env.jobLeaseMs });
  const mailer = createMailer(
    { smtpUrl: env.mail.smtpUrl, from: env.mail.from, dataDir: env.dataDir, siteUrl: env.siteUrl },
    log,
  );
  const closing = new AbortController();
  setRuntime({
    env,
    model: await modelOf(env, { database, log }),
    mailer,
    content: createContent(env, { log }),
    log,
    secret,
    database,
    workflows,
    rateLimits: createRateLimits(env.rateLimits, { database, log }),
    closing: closing.signal,
  });
  workflows.register(pitchWorkflow);
  workflows.register(versionWorkflow);
  workflows.register(pitchMailWorkflow);
  workflows.register(purgeWorkflow);
  await workflows.boot();
  const stopPurges = startPurges();
  log.info(
    { engine: env.llm ? 'model' : 'embedded', database: database.dialect, mail: mailer.kind },
    'booted',
  );
  return async (drained) => {
    closing.abort();
    stopPurges();
    await workflows.stop({ graceMs: 5000 });
    await drained;
    await mailer.close();
    await database.close();
    setRuntime(undefined);
    giveBackConsole();
  };
}

/** Loaded only where a model is configured: the library weighs 30 MB in memory. */
async function modelOf({ llm }: Env, parts: { database: Database; log: Log }) {
  if (!llm) return undefined;
  const { createLanguageModel } = await import('./server/ai/language-model');
  return createLanguageModel(llm, parts);
}

// Not the framework's `createServerEntry`: that answers a blank 400 to an address that it cannot read.
export default {
  async fetch(request: ServerRequest): Promise<Response> {
    await boot();
    return handleRequest(
      request,
      async (context) => (await answerBeforeRouter(request, context)) ?? handler.fetch(request, { context }),
    );
  },
};

// A development server replaces this module on a change: let go of the database and its lock first.
import.meta.hot?.dispose(() => shutdown());
