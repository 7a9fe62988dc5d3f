import { setTimeout as pause } from 'node:timers/promises';

import type { Env } from '#app/server/env';
import { PermanentError } from '#app/server/workflows/workflows';
import type { PitchEngine } from '../../pitch';

/** For tests and benches (`PITCH_STEP_DELAY_MS`, `PITCH_FAIL_STEP`): an engine whose steps take longer, or fail. */
export function faultyEngine(
  { pitchStepDelayMs, pitchFailStep }: Pick<Env, 'pitchStepDelayMs' | 'pitchFailStep'>,
  engine: PitchEngine,
): PitchEngine {
  return {
    ...engine,
    open(order) {
      const run = engine.open(order);
      return {
        ...run,
        async runStep(step, earlier, signal) {
          await pause(pitchStepDelayMs, undefined, { signal });
          if (step === pitchFailStep) throw new PermanentError(`PITCH_FAIL_STEP=${step}`);
          return run.runStep(step, earlier, signal);
        },
      };
    },
  };
}

/** Whether the configuration asks for one; it may on a loopback address alone. */
export function asksForFaults({
  pitchStepDelayMs,
  pitchFailStep,
}: Pick<Env, 'pitchStepDelayMs' | 'pitchFailStep'>): boolean {
  return pitchStepDelayMs > 0 || pitchFailStep !== undefined;
}
