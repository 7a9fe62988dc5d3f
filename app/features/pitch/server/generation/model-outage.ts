import { setTimeout as pause } from 'node:timers/promises';

import { ModelError } from '#app/server/ai/model-error';
import { PermanentError } from '#app/server/workflows/workflows';

/** How long a pitch waits for a model that is left alone because it has failed often, in ms. */
const longestWaitMs = 120_000;
const pauseMs = 1000;

type Outage = {
  /** Whether the model may be asked. */
  isAvailable: () => boolean;
  /** Called once, before the first wait. */
  onWait: () => Promise<unknown>;
  signal: AbortSignal;
};

/**
 * Does work that asks a language model, and does it again where it failed and the model is left alone since, once that
 * may be asked: for two minutes at most, then it throws a `PermanentError`. Other errors pass.
 */
export async function throughOutage<Result>(
  work: () => Promise<Result>,
  { isAvailable, onWait, signal }: Outage,
): Promise<Result> {
  let deadline: number | undefined;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ModelError) || isAvailable()) throw error;
    }
    if (deadline === undefined) await onWait();
    deadline ??= Date.now() + longestWaitMs;
    while (!isAvailable()) {
      if (Date.now() >= deadline) throw new PermanentError('The language model stayed out of order');
      await pause(pauseMs, undefined, { signal });
    }
  }
}
