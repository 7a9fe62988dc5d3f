import type { Database } from '#app/server/db/database';
import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';
import type { Workflow, Workflows } from './workflows';

const hourMs = 3_600_000;

type Deps = { database: Database; workflows: Workflows; log: Log };

/**
 * Queues a job of each of these workflows that is hourly, now and every hour; processes that share a database queue one
 * between them. Returns the way to stop.
 */
export function startHourly(workflows: readonly Workflow<unknown>[], deps: Deps): () => void {
  const hourly = workflows.filter((workflow) => workflow.hourly);
  const queue = () => {
    for (const { name } of hourly) void queueOne(name, deps);
  };
  queue();
  const timer = setInterval(queue, hourMs).unref();
  return () => clearInterval(timer);
}

async function queueOne(name: string, { database, workflows, log }: Deps): Promise<void> {
  try {
    await database.transaction(async (t) => {
      // One that has failed keeps its key: it is tried again.
      if (await workflows.retry(t, name)) return;
      await workflows.start(t, name, null, name);
    });
  } catch (error) {
    log.warn({ ...errorFacts(error), workflow: name }, 'an hourly job could not be queued');
  }
}
