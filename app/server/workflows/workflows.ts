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
  leaseMs?: number;
  maxWaiting?: number;
  pollMs?: number;
  maxClaims?: number;
};

// A hundred kills in a row fail no job (decision 25); one that kills its process ends after 120 restarts.
const claimsWithoutProgress = 120;

export type Workflows = {
  /** Before `startWorker`. Throws when the name is taken. */
  register<Input>(workflow: Workflow<Input>): void;
  /** False, without any change, when the key is queued, running or failed. */
  start(t: Transaction, workflow: string, input: unknown, key: string): Promise<boolean>;
  /** Aborts its signal where it runs. Comes first in a transaction: a step locks its job before anything else. */
  cancel(t: Transaction, key: string): Promise<boolean>;
  /** Queues a failed job again with fresh attempts; saved steps stay saved. False when none has failed. */
  retry(t: Transaction, key: string, options?: { delayMs: number }): Promise<boolean>;
  /** Jobs of unregistered workflows are logged and left alone. */
  startWorker(): Promise<void>;
  /** Stops claiming, lets running steps finish for `graceMs`, then aborts them and releases their jobs. */
  stop(options: { graceMs: number }): Promise<void>;
};

const queued = 'jobs';
const cancelled = 'jobs:cancelled';

/** The durable jobs of a database; times in ms. */
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

    async startWorker() {
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
