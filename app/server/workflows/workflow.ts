import type { $ZodType } from 'zod/v4/core';

import type { Transaction } from '#app/server/db/schema';

/**
 * Work that survives the process. `run` is called again after a crash, a stop or a failure, until it has returned
 * once; what it does goes into steps, because a saved step is not run again. Code between steps is repeated.
 */
export type Workflow<Input> = {
  /** Unique, and the same in every version that may find jobs of this workflow in the table. */
  name: string;
  /** Reads what `start` was given, perhaps by an earlier version of the program. */
  input: $ZodType<Input>;
  run(job: JobContext<Input>): Promise<void>;
  /** `attempts`: tries of a step in all; `backoffMs`: pause before the second one, doubled before each later one. */
  retries: { attempts: number; backoffMs: number };
  /** Called in the transaction that marks the job as failed. */
  onFailed?(t: Transaction, input: Input, error: Error): Promise<void>;
};

export type JobContext<Input> = {
  input: Input;
  /** With a step's name it makes an idempotency key, `job:step`, for effects outside, which may happen twice. */
  jobId: string;
  /** Aborted when the job is cancelled, lost to another process, or the server stops. */
  signal: AbortSignal;
  step: Step;
};

/**
 * Runs `work`, then stores that the step is done, and what `save` writes, in one transaction, which is tried again for
 * as long as the database is away. Resolves with the output, which is kept nowhere but where `save` puts it: a step
 * that was done before runs nothing and resolves with `undefined`. The name is unique within the workflow.
 */
export type Step = <Output>(
  name: string,
  work: (signal: AbortSignal) => Promise<Output>,
  save?: (t: Transaction, output: Output) => Promise<void>,
) => Promise<Output | undefined>;

/** Thrown by a step that would fail again however often it is tried. */
export class PermanentError extends Error {
  override name = 'PermanentError';
}
