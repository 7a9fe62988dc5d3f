import handler, { createServerEntry } from '@tanstack/react-start/server-entry';

import { pitchWorkflow } from './features/pitch/pitch-workflow.server';
import { openDatabase } from './server/db/database';
import { readEnv } from './server/env';
import { handleRequest } from './server/http/handle-request';
import { createRateLimits } from './server/http/rate-limits';
import { captureConsole, createLog } from './server/log';
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
  const log = createLog(env.logLevel);
  const giveBackConsole = env.nodeEnv === 'production' ? captureConsole(log) : () => {};
  const secret = loadSecret(env);
  const database = await openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, log });
  const workflows = createWorkflows(database, { log, leaseMs: env.jobLeaseMs });
  const closing = new AbortController();
  setRuntime({
    env,
    log,
    secret,
    database,
    workflows,
    rateLimits: createRateLimits(env.rateLimits),
    closing: closing.signal,
  });
  workflows.register(pitchWorkflow);
  await workflows.boot();
  log.info({ engine: 'embedded', database: database.dialect }, 'booted');
  return async (drained) => {
    closing.abort();
    await workflows.stop({ graceMs: 5000 });
    await drained;
    await database.close();
    setRuntime(undefined);
    giveBackConsole();
  };
}

export default createServerEntry({
  async fetch(request) {
    await boot();
    return handleRequest(request, async (context) => handler.fetch(request, { context }));
  },
});

// A development server replaces this module on a change: let go of the database and its lock first.
import.meta.hot?.dispose(() => shutdown());
