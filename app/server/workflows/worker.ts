import { setTimeout as pause } from 'node:timers/promises';

import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';
import { LostJob, Stopping } from './interruptions';
import type { ClaimedJob, JobStore } from './job-store';
import { aloneMs, createPicker, type Occupant } from './picker';
import { type JobSurroundings, runJob } from './run-job';
import { createTurns } from './turns';
import type { Workflow } from './workflow';

export type WorkerOptions = {
  log: Log;
  leaseMs: number;
  /** Jobs that one process may have under way. */
  maxWaiting: number;
  /** How often to look for work that no wake-up told of, in milliseconds. */
  pollMs: number;
  /** Claims without progress after which a job is given up. */
  maxClaims: number;
};

/** Starts work on a claimed job; bound to its workflow when that is registered. */
export type Runner = (job: ClaimedJob, controller: AbortController, around: JobSurroundings) => Promise<void>;

/** A runner that knows the type of its workflow’s input, for a table of them all. */
export function runnerOf<Input>(workflow: Workflow<Input>): Runner {
  return (job, controller, around) => runJob(workflow, job, controller, around);
}

type Running = {
  controller: AbortController;
  done: Promise<void>;
} & Occupant;

/** Claims jobs, runs them beside each other, and keeps their leases. */
export function createWorker(store: JobStore, runners: ReadonlyMap<string, Runner>, options: WorkerOptions) {
  const { log, leaseMs, maxWaiting, pollMs, maxClaims } = options;
  const running = new Map<string, Running>();
  const leaving = new AbortController();
  const turn = createTurns();
  const picker = createPicker(store, maxWaiting, wake);
  let stopping = false;
  let woken = false;
  let endSleep = () => {};
  let loop = Promise.resolve();
  let claiming: Promise<unknown> = loop;
  let renewals: NodeJS.Timeout | undefined;

  return {
    start() {
      loop = work();
      renewals = setInterval(() => void checkClaims(), leaseMs / 3);
    },
    wake,
    checkClaims,
    stop,
  };

  function wake() {
    woken = true;
    endSleep();
  }

  async function work(): Promise<void> {
    while (!stopping) {
      // Before claiming: a wake-up that comes meanwhile may be about a job that the claim did not see.
      woken = false;
      const claim = claimSome().catch((error: unknown) => {
        log.warn(errorFacts(error), 'the worker could not look for jobs');
        return 0;
      });
      claiming = claim;
      const claimed = await claim;
      if (claimed === 0 && !woken && !stopping) await sleep();
    }
  }

  async function sleep(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      picker.lookForSuspects();
      resolve();
    }, pollMs);
    endSleep = resolve;
    await promise;
    clearTimeout(timer);
  }

  async function claimSome(): Promise<number> {
    const { jobs, alone } = await picker.pick([...runners.keys()], [...running.values()]);
    for (const job of jobs) run(job, alone);
    return jobs.length;
  }

  function run(job: ClaimedJob, alone: boolean) {
    const runner = runners.get(job.workflow);
    if (!runner) throw new Error(`No workflow is called "${job.workflow}"`);
    const controller = new AbortController();
    const entry: Running = { job, controller, alone, done: Promise.resolve() };
    running.set(job.id, entry);
    const around: JobSurroundings = {
      store,
      log,
      maxClaims,
      turn,
      stopping: () => stopping,
      leaving: leaving.signal,
      progressed: notAlone,
      postponed(delayMs) {
        if (!stopping) setTimeout(wake, delayMs).unref();
      },
    };
    const ended = runner(job, controller, around).catch((error: unknown) => {
      log.error({ job: job.id, ...errorFacts(error) }, 'a job ended in disorder');
    });
    entry.done = ended.finally(() => {
      running.delete(job.id);
      if (entry.alone || running.size === 0 || running.size === maxWaiting - 1) wake();
    });
    if (alone) setTimeout(notAlone, aloneMs).unref();

    function notAlone() {
      if (entry.alone) wake();
      entry.alone = false;
    }
  }

  /** Renews every lease and ends the work on jobs that are no longer this process's. */
  async function checkClaims(): Promise<void> {
    // What is being claimed just now may be what was cancelled just now.
    await claiming;
    const entries = [...running.values()];
    if (entries.length === 0) return;
    try {
      const held = await store.renew(entries.map(({ job }) => job));
      for (const { job, controller } of entries) if (!held.has(job.id)) controller.abort(new LostJob());
    } catch (error) {
      // The fence decides in the end: a lease that ran out meanwhile is kept unless another process took the job.
      log.warn(errorFacts(error), 'leases could not be renewed');
    }
  }

  /** Ends within `graceMs` and a second. */
  async function stop(graceMs: number): Promise<void> {
    stopping = true;
    endSleep();
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
