import * as z from 'zod';

import type { Services } from '#app/server/services';
import { PermanentError, type Workflow } from '#app/server/workflows/workflows';
import { stepNumbers } from '../../pitch-constants';
import { pitchKey, pitchWorkflowName } from '../job-keys';
import { throughOutage } from './model-outage';
import { settleFailure } from './retry-policy';
import { scoreByRulesAlone, scoreVersion } from './score';
import { readVersion, saveStatus, saveFindings } from './versions';

/** Turns a stored brief into a pitch: six steps, each saved together with what it found; then its score. */
export function pitchWorkflow({
  database,
  workflows,
  engines,
  model,
}: Pick<Services, 'database' | 'workflows' | 'engines' | 'model'>): Workflow<{ id: string }> {
  return {
    name: pitchWorkflowName,
    input: z.object({ id: z.string() }),
    retries: { attempts: 3, backoffMs: 1000 },

    async run({ input: { id }, step, signal }) {
      const version = await readVersion(database.query, id, 1);
      if (!version) return;
      const { engine, order, findings } = version;
      const run = engines.named(engine).open(order);
      let { pitch } = version;
      for (const number of stepNumbers.slice(findings.length)) {
        const output = await step(
          `step-${number}`,
          () =>
            throughOutage(() => run.runStep(number, [...findings], signal), {
              isAvailable: () => model?.isAvailable() ?? true,
              onWait: () => database.transaction((t) => saveStatus(t, id, 1, 'waiting')),
              signal,
            }),
          (t, { finding, pitch: written }) =>
            saveFindings(workflows, t, id, {
              findings: [...findings, { step: number, finding }],
              pitch: written,
            }),
        );
        if (!output) throw new PermanentError(`Step ${number} is done and has found nothing`);
        findings.push({ step: number, finding: output.finding });
        pitch = output.pitch;
      }
      if (pitch) await scoreVersion({ id, version: 1, order, run, pitch, refinements: [] }, step, signal);
    },

    async onFailed(t, { id }) {
      if (await scoreByRulesAlone(t, id, 1)) await workflows.cancel(t, pitchKey(id));
      else await settleFailure(workflows, t, id);
    },
  };
}
