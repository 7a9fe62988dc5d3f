import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { safeParse } from 'zod/v4/core';

import { isDatabaseUnavailable } from '#app/server/db/database-unavailable';
import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';
import { abortable, LeaseLostError, Stopping } from './interruptions';
import type { ClaimedJob, JobStore } from './job-store';
import { type JobFailure, classifyFailure } from './job-failure';
import { PermanentError, type Step, type Workflow } from './workflow';

type Released = Extract<JobFailure, { delayMs: number }>;

export type JobDeps = {
  store: JobStore;
  log: Log;
  maxClaims: number;
  yieldToEventLoop(): Promise<void>;
  stopping(): boolean;
  /** Aborted when nothing may be waited for any more. */
  leaving: AbortSignal;
  postponed(delayMs: number): void;
};

/** Works on a claimed job until it is done, failed, lost or released. Never rejects. */
export async function runJob<Input>(
  workflow: Workflow<Input>,
  job: ClaimedJob,
  controller: AbortController,
  deps: JobDeps,
): Promise<void> {
  const { store, log } = deps;
  const input = safeParse(workflow.input, JSON.parse(job.input));
  const about = { job: job.id, workflow: job.workflow };
  let { attempts, claims } = job;

  try {
    if (claims > deps.maxClaims) {
      throw new PermanentError(`Claimed ${deps.maxClaims} times without a saved step`);
    }
    if (!input.success) throw new PermanentError('Its input is none of this workflow');
    const saved = await untilBack(() => store.stepsDone(job), controller.signal);
    await workflow.run({ input: input.data, jobId: job.id, signal: controller.signal, step: stepsOf(saved) });
    // A workflow that catches what a step throws is not done when it was interrupted.
    controller.signal.throwIfAborted();
    await untilBack(() => store.finish(job), deps.leaving);
  } catch (error) {
    await settle(error).catch((fault: unknown) => giveUp(fault));
  }

  function stepsOf(saved: Set<string>): Step {
    const seen = new Set<string>();
    return async (name, work, save) => {
      if (seen.has(name)) throw new PermanentError(`Two steps are called "${name}"`);
      seen.add(name);
      controller.signal.throwIfAborted();
      if (saved.has(name)) return undefined;

      await deps.yieldToEventLoop();
      if (deps.stopping()) controller.abort(new Stopping());
      controller.signal.throwIfAborted();
      const output = await abortable(work(controller.signal), controller.signal);
      // A page that came meanwhile is answered before the disk is waited for.
      await setImmediate();
      await untilBack(() => store.markStepDone(job, name, async (t) => save?.(t, output)), controller.signal);
      [attempts, claims] = [0, 0];
      return output;
    };
  }

  async function settle(thrown: unknown): Promise<void> {
    const error = toError(controller.signal.aborted ? controller.signal.reason : thrown);
    const failure = classifyFailure(error, { attempts, claims, retries: workflow.retries });
    switch (failure.kind) {
      case 'lost':
        return log.info(about, 'a job was cancelled or taken over');
      case 'stopped':
        return release(failure);
      case 'database-unavailable':
        log.warn({ ...about, reason: error.message }, 'a job waits for the database');
        return release(failure);
      case 'failed':
        log.error({ ...about, ...errorFacts(error) }, 'a job failed');
        return untilBack(
          () =>
            store.fail(job, error.message, async (t) => {
              if (input.success) await workflow.onFailed?.(t, input.data, error);
            }),
          deps.leaving,
        );
      case 'retry':
        log.warn(
          { ...about, attempt: failure.attempts, ...errorFacts(error) },
          'a step failed and will be tried again',
        );
        return release(failure, error.message);
    }
  }

  async function release({ delayMs, attempts: tried, claims: claimed }: Released, error?: string) {
    const values = { delayMs, attempts: tried, claims: claimed, error };
    await untilBack(() => store.release(job, values), deps.leaving);
    deps.postponed(delayMs);
  }

  /** `onFailed` may have thrown. The job comes again once its lease has run out. */
  function giveUp(fault: unknown) {
    if (fault instanceof LeaseLostError) return;
    log.error({ ...about, ...errorFacts(fault) }, 'the end of a job could not be saved');
  }
}

async function untilBack<Result>(work: () => Promise<Result>, calledOff: AbortSignal): Promise<Result> {
  for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, 1000)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || calledOff.aborted) throw error;
    }
    await pause(delayMs, undefined, { signal: calledOff }).catch(() => {});
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
