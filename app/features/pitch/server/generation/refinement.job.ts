import * as z from 'zod';

import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';
import { saysTheSame } from '../../pitch';
import { versionKey, versionWorkflowName } from '../job-keys';
import { scoreByRulesAlone, scoreVersion } from './score';
import { readVersion, savePitch, saveStatus } from './versions';

/** Writes one more version of a pitch, then its score; none when it would say the same as the one it comes from. */
export function versionWorkflow({
  database,
  workflows,
  engines,
}: Pick<Services, 'database' | 'workflows' | 'engines'>): Workflow<{ id: string; version: number }> {
  return {
    name: versionWorkflowName,
    input: z.object({ id: z.string(), version: z.number() }),
    retries: { attempts: 3, backoffMs: 1000 },

    async run({ input: { id, version }, step, signal }) {
      const stored = await readVersion(database.query, id, version);
      const { parent } = stored ?? {};
      if (!stored || !parent) return;
      const { order, refinements, engine } = stored;
      const run = engines.named(engine).open(order);
      const findings = stored.findings.map(({ finding }) => finding);
      const pitch =
        stored.pitch ??
        (await step(
          'write',
          () => run.refine({ pitch: parent, findings, refinements }, signal),
          (t, written) =>
            saysTheSame(written, parent)
              ? saveStatus(t, id, version, 'unchanged')
              : savePitch(workflows, t, { id, version, pitch: written }),
        ));
      if (pitch && !saysTheSame(pitch, parent))
        await scoreVersion({ id, version, order, run, pitch, refinements }, step, signal);
    },

    async onFailed(t, { id, version }) {
      if (await scoreByRulesAlone(t, id, version)) await workflows.cancel(t, versionKey(id, version));
      else await saveStatus(t, id, version, 'failed');
    },
  };
}
