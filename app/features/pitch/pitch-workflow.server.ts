import { setTimeout as pause } from 'node:timers/promises';

import { runtime } from '#app/server/runtime';
import { PermanentError, type Workflow } from '#app/server/workflows/workflows';
import { engineNamed } from './engines.server';
import { type StepNumber, type StepOutput, stepNumbers } from './pitch';
import { appendEvent } from './pitch-events.server';
import { pitchWorkflowName } from './pitch-jobs';
import { settleFailure } from './pitch-patience.server';
import { scoreByRulesAlone, scoreVersion } from './pitch-score.server';
import { stepOutputSchema } from './pitch-stored.server';
import { readVersion, savePitch } from './pitch-versions.server';

/** Turns a stored brief into a pitch: six steps, each saved together with the event that tells of it; then its score. */
export const pitchWorkflow: Workflow<{ id: string }> = {
  name: pitchWorkflowName,
  retries: { attempts: 3, backoffMs: 1000 },

  async run({ input: { id }, step, signal }) {
    const version = await readVersion(id, 1);
    if (!version) return;
    const run = engineNamed(version.engine).open(version.order);
    const earlier: StepOutput[] = [];
    for (const number of stepNumbers) {
      const output = await step(
        `step-${number}`,
        async () => {
          await rehearsedTrouble(number, signal);
          return run.runStep(number, [...earlier], signal);
        },
        async (t, { finding, pitch }) => {
          await appendEvent(t, id, { kind: 'step', step: number, finding });
          if (pitch) await savePitch(t, id, 1, pitch);
        },
      );
      earlier.push(stepOutputSchema.parse(output));
    }
    const pitch = earlier.at(-1)?.pitch;
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
