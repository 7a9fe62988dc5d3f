import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

import { runtime } from '#app/server/runtime';
import { PermanentError, type Workflow } from '#app/server/workflows/workflows';
import { type StepNumber, stepNumbers } from '../pitch';
import { engineNamed } from './engines';
import { pitchWorkflowName } from './job-keys';
import { settleFailure } from './retry-policy';
import { scoreByRulesAlone, scoreVersion } from './score';
import { readVersion, saveStep } from './versions';

/** Turns a stored brief into a pitch: six steps, each saved together with what it found; then its score. */
export const pitchWorkflow: Workflow<{ id: string }> = {
  name: pitchWorkflowName,
  input: z.object({ id: z.string() }),
  retries: { attempts: 3, backoffMs: 1000 },

  async run({ input: { id }, step, signal }) {
    const version = await readVersion(id, 1);
    if (!version) return;
    const { engine, order, findings } = version;
    const run = engineNamed(engine).open(order);
    let { pitch } = version;
    for (const number of stepNumbers.slice(findings.length)) {
      const output = await step(
        `step-${number}`,
        async () => {
          await rehearsedTrouble(number, signal);
          return run.runStep(number, [...findings], signal);
        },
        (t, { finding, pitch: written }) =>
          saveStep(t, id, { findings: [...findings, { step: number, finding }], pitch: written }),
      );
      if (!output) throw new PermanentError(`Step ${number} is done and has found nothing`);
      findings.push({ step: number, finding: output.finding });
      pitch = output.pitch;
    }
    if (pitch) await scoreVersion({ id, version: 1, run, pitch, asked: [] }, step, signal);
  },

  async onFailed(t, { id }) {
    if (!(await scoreByRulesAlone(t, id, 1))) await settleFailure(t, id);
  },
};

/** `PITCH_STEP_DELAY_MS` and `PITCH_FAIL_STEP`: what tests and benches ask for, nothing otherwise. */
async function rehearsedTrouble(step: StepNumber, signal: AbortSignal): Promise<void> {
  const { pitchStepDelayMs, pitchFailStep } = runtime().env;
  if (pitchStepDelayMs > 0) await pause(pitchStepDelayMs, undefined, { signal });
  if (pitchFailStep === step) throw new PermanentError(`PITCH_FAIL_STEP=${step}`);
}
