import * as z from 'zod';

import type { Workflow } from '#app/server/workflows/workflows';
import { engineNamed } from './engines';
import { versionWorkflowName } from './job-keys';
import { scoreByRulesAlone, scoreVersion } from './score';
import { readVersion, savePitch, saveStatus } from './versions';

/** Writes one more version of a pitch, then its score. */
export const versionWorkflow: Workflow<{ id: string; version: number }> = {
  name: versionWorkflowName,
  input: z.object({ id: z.string(), version: z.number() }),
  retries: { attempts: 3, backoffMs: 1000 },

  async run({ input: { id, version }, step, signal }) {
    const stored = await readVersion(id, version);
    const { parent } = stored ?? {};
    if (!stored || !parent) return;
    const { order, asked, engine } = stored;
    const run = engineNamed(engine).open(order);
    const findings = stored.findings.map(({ finding }) => finding);
    const pitch =
      stored.pitch ??
      (await step(
        'write',
        () => run.refine({ pitch: parent, findings, asked }, signal),
        (t, written) => savePitch(t, id, version, written),
      ));
    if (pitch) await scoreVersion({ id, version, run, pitch, asked }, step, signal);
  },

  async onFailed(t, { id, version }) {
    if (!(await scoreByRulesAlone(t, id, version))) await saveStatus(t, id, version, 'failed');
  },
};
