import { setImmediate, setTimeout as pause } from 'node:timers/promises';

import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';
import { LeaseLostError, Stopping } from './interruptions';
import type { ClaimedJob, JobStore } from './job-store';
import { type JobDeps, runJob } from './run-job';
import type { Workflow } from './workflow';

// Few at a time, so that several processes share the load.
const claimBatch = 8;

// SQLite answers synchronously, so that fifty pitches at once held the event loop for 430 to 850 ms. Pages, which need
// several turns of it, are let in between two steps.
const yieldsBetweenSteps = 4;

export type WorkerOptions = {
  log: Log;
  leaseMs: number;
  maxWaiting: number;
  pollMs: number;
  maxClaims: number;
};

export type Runner = (job: ClaimedJob, controller: AbortController, deps: JobDeps) => Promise<void>;

/** Binds a workflow for the worker, which knows no inputs. */
export function runnerOf<Input>(workflow: Workflow<Input>): Runner {
  return (job, controller, deps) => runJob(workflow, job, controller, deps);
}

type Running = {
  job: ClaimedJob;
  controller: AbortController;
  done: Promise<void>;
};

/** Claims jobs and runs them until it is stopped; times in ms. */
export function createWorker(store: JobStore, runners: ReadonlyMap<string, Runner>, options: WorkerOptions) {
  const { log, leaseMs, maxWaiting, pollMs, maxClaims } = options;
  const running = new Map<string, Running>();
  const leaving = new AbortController();
  let lastYield: Promise<void> = Promise.resolve();
  let stopping = false;
  const sleeper = createSleeper(pollMs);
  let loop = Promise.resolve();
  let claiming: Promise<unknown> = loop;
  let renewals: NodeJS.Timeout | undefined;

  return {
    start() {
      loop = work();
      renewals = setInterval(() => void checkClaims(), leaseMs / 3);
    },
    wake: sleeper.wake,
    checkClaims,
    stop,
  };

  async function work(): Promise<void> {
    while (!stopping) {
      // Before claiming: a wake-up that comes meanwhile may be about a job that the claim did not see.
      sleeper.begin();
      const claim = claimSome().catch((error: unknown) => {
        log.warn(errorFacts(error), 'the worker could not look for jobs');
        return 0;
      });
      claiming = claim;
      const claimed = await claim;
      if (claimed === 0 && !stopping) await sleeper.sleep();
    }
  }

  async function claimSome(): Promise<number> {
    const limit = Math.min(claimBatch, maxWaiting - running.size);
    if (limit <= 0 || runners.size === 0) return 0;
    const jobs = await store.claim({ workflows: [...runners.keys()], except: [...running.keys()], limit });
    for (const job of jobs) run(job);
    return jobs.length;
  }

  function run(job: ClaimedJob) {
    const runner = runners.get(job.workflow);
    if (!runner) throw new Error(`No workflow is called "${job.workflow}"`);
    const controller = new AbortController();
    const entry: Running = { job, controller, done: Promise.resolve() };
    running.set(job.id, entry);
    const deps: JobDeps = {
      store,
      log,
      maxClaims,
      yieldToEventLoop,
      stopping: () => stopping,
      leaving: leaving.signal,
      postponed(delayMs) {
        if (!stopping) setTimeout(sleeper.wake, delayMs).unref();
      },
    };
    const ended = runner(job, controller, deps).catch((error: unknown) => {
      log.error({ job: job.id, ...errorFacts(error) }, 'a job ended in disorder');
    });
    entry.done = ended.finally(() => {
      running.delete(job.id);
      if (running.size === maxWaiting - 1) sleeper.wake();
    });
  }

  function yieldToEventLoop(): Promise<void> {
    lastYield = yieldAfter(lastYield);
    return lastYield;
  }

  async function checkClaims(): Promise<void> {
    // A job that is being claimed at this moment may be the one that was cancelled.
    await claiming;
    const entries = [...running.values()];
    if (entries.length === 0) return;
    try {
      const held = await store.renew(entries.map(({ job }) => job));
      for (const { job, controller } of entries)
        if (!held.has(job.id)) controller.abort(new LeaseLostError());
    } catch (error) {
      // The fence decides in the end: a lease that ran out meanwhile is kept unless another process took the job.
      log.warn(errorFacts(error), 'leases could not be renewed');
    }
  }

  async function stop(graceMs: number): Promise<void> {
    stopping = true;
    sleeper.wake();
    await allDoneWithin(graceMs);
    leaving.abort();
    for (const { controller } of running.values()) controller.abort(new Stopping());
    await allDoneWithin(1000);
    clearInterval(renewals);
  }

  async function allDoneWithin(ms: number): Promise<void> {
    const enough = new AbortController();
    const done = loop.then(() => Promise.all([...running.values()].map((entry) => entry.done)));
    await Promise.race([done, pause(ms, undefined, { signal: enough.signal }).catch(() => {})]);
    enough.abort();
  }
}

/** Sleeps for `ms` at most; a wake-up that came since `begin` lets nobody fall asleep. */
function createSleeper(ms: number) {
  let woken = Promise.withResolvers<void>();
  return {
    begin() {
      woken = Promise.withResolvers();
    },
    wake: () => woken.resolve(),
    async sleep(): Promise<void> {
      const timer = setTimeout(woken.resolve, ms);
      await woken.promise;
      clearTimeout(timer);
    },
  };
}

async function yieldAfter(before: Promise<void>): Promise<void> {
  await before;
  for (let turn = 0; turn < yieldsBetweenSteps; turn += 1) await setImmediate();
}
