import type { $ZodType } from 'zod/v4/core';

import type { Transaction } from '#app/server/db/schema';

/** `run` is called again until it returns once. Saved steps are not run again, code between them is. */
export type Workflow<Input> = {
  /** Unique and stable: jobs of earlier versions are found by it. */
  name: string;
  /** Reads what `start` was given, perhaps by an earlier version of the program. */
  input: $ZodType<Input>;
  run(job: JobContext<Input>): Promise<void>;
  /** `attempts`: tries of a step in all; `backoffMs`: pause before the second one, doubled before each later one. */
  retries: { attempts: number; backoffMs: number };
  onFailed?(t: Transaction, input: Input, error: Error): Promise<void>;
  /** Run at the start and every hour, with `null` for its input. */
  hourly?: boolean;
};

export type JobContext<Input> = {
  input: Input;
  /** With a step's name it makes an idempotency key, `job:step`, for effects outside, which may happen twice. */
  jobId: string;
  signal: AbortSignal;
  step: Step;
};

/** Saves in one transaction. A step that was done before resolves with `undefined`. */
export type Step = <Output>(
  name: string,
  work: (signal: AbortSignal) => Promise<Output>,
  save?: (t: Transaction, output: Output) => Promise<void>,
) => Promise<Output | undefined>;

export class PermanentError extends Error {
  override name = 'PermanentError';
}
