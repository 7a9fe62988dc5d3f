import type { Database } from '#app/server/db/database';
import type { Transaction } from '#app/server/db/schema';
import type { Log } from '#app/server/log';
import { createJobQueue } from './job-queue';
import { createJobStore } from './job-store';
import { createWorker, type Runner, runnerOf } from './worker';
import type { Workflow } from './workflow';

export { PermanentError, type Step, type Workflow } from './workflow';

export type WorkflowOptions = {
  log: Log;
  /** How long a job stays with a process that does not renew its lease. */
  leaseMs?: number;
  /** Jobs that one process may have under way. */
  maxWaiting?: number;
  /** How often to look for work without being woken. */
  pollMs?: number;
  /** Claims without a saved step after which a job fails. */
  maxClaims?: number;
};

// A hundred kills in a row, each before a step could be saved, fail no job, because a job that was interrupted need not
// be the one that kills. A job that does kill its process each time ends after 120 restarts.
const claimsWithoutProgress = 120;

/** Durable workflows on the tables `jobs` and `job_steps`. Nothing runs before `boot`. */
export type Workflows = {
  /** Before `boot`. Throws when the name is taken. */
  register<Input>(workflow: Workflow<Input>): void;
  /**
   * Queues a job with the caller's transaction. Returns false, and changes nothing, when a job of that key is queued,
   * running or failed; the key is free again once the job is done.
   */
  start(t: Transaction, workflow: string, input: unknown, key: string): Promise<boolean>;
  /**
   * Takes the job away, whatever its state; where it runs, its signal aborts. Returns false when there is none.
   * Like `retry`, it comes first in its transaction: a step locks its job before it writes anything else.
   */
  cancel(t: Transaction, key: string): Promise<boolean>;
  /**
   * Queues a failed job again, after `delayMs` when given, with fresh attempts; saved steps stay saved. Returns false
   * when none has failed.
   */
  retry(t: Transaction, key: string, options?: { delayMs: number }): Promise<boolean>;
  /** Starts to work. Jobs of workflows that nobody registered are logged and left alone. */
  boot(): Promise<void>;
  /** Claims no more, lets running steps finish for `graceMs`, then aborts them; their jobs go back to the queue. */
  stop(options: { graceMs: number }): Promise<void>;
};

const queued = 'jobs';
const cancelled = 'jobs:cancelled';

/** Workflows on this database; what `options` leave open is as the site has it. */
export function createWorkflows(database: Database, options: WorkflowOptions): Workflows {
  const {
    log,
    leaseMs = 15_000,
    maxWaiting = 64,
    pollMs = 2000,
    maxClaims = claimsWithoutProgress,
  } = options;
  const queue = createJobQueue(database);
  const runners = new Map<string, Runner>();
  const worker = createWorker(createJobStore(database, leaseMs), runners, {
    log,
    leaseMs,
    maxWaiting,
    pollMs,
    maxClaims,
  });
  const subscriptions: (() => void)[] = [];

  return {
    register(workflow) {
      if (runners.has(workflow.name)) throw new Error(`Two workflows are called "${workflow.name}"`);
      runners.set(workflow.name, runnerOf(workflow));
    },

    async start(t, workflow, input, key) {
      const added = await queue.add(t, workflow, input, key);
      if (added) t.notify(queued);
      return added;
    },

    async cancel(t, key) {
      const removed = await queue.remove(t, key);
      if (removed) t.notify(cancelled);
      return removed;
    },

    async retry(t, key, { delayMs } = { delayMs: 0 }) {
      const requeued = await queue.requeue(t, key, delayMs);
      if (requeued) t.notify(queued);
      return requeued;
    },

    async boot() {
      if (database.dialect === 'sqlite') await queue.freeAll();
      const unknown = await queue.unknownWorkflows([...runners.keys()]);
      if (unknown.length > 0) log.warn({ workflows: unknown }, 'jobs of unknown workflows are left alone');
      subscriptions.push(
        database.subscribe(queued, worker.wake),
        database.subscribe(cancelled, () => void worker.checkClaims()),
      );
      worker.start();
    },

    async stop({ graceMs }) {
      for (const unsubscribe of subscriptions.splice(0)) unsubscribe();
      await worker.stop(graceMs);
    },
  };
}
