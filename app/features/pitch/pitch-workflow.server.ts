import { setTimeout as pause } from 'node:timers/promises';

import { fromJson, toJson } from '#app/server/db/json';
import type { Transaction } from '#app/server/db/schema';
import { runtime } from '#app/server/runtime';
import { PermanentError, type Workflow } from '#app/server/workflows/workflows';
import { isLocale } from '#app/i18n/locales';
import { embeddedEngine } from './engine/embedded';
import { briefSchema, type StepNumber, type StepOutput, stepNumbers } from './pitch';
import { appendEvent, stepOutputSchema } from './pitch-events.server';

/** Turns a stored brief into a pitch: six steps, each saved together with the event that tells of it. */
export const pitchWorkflow: Workflow<{ id: string }> = {
  name: 'pitch',
  retries: { attempts: 3, backoffMs: 1000 },

  async run({ input: { id }, step, signal }) {
    const order = await readOrder(id);
    if (!order) return;
    const earlier: StepOutput[] = [];
    for (const number of stepNumbers) {
      const output = await step(
        `step-${number}`,
        async () => {
          await rehearsedTrouble(number, signal);
          return embeddedEngine.runStep(number, { ...order, earlier }, signal);
        },
        (t, answer) => tell(t, id, number, answer),
      );
      earlier.push(stepOutputSchema.parse(output));
    }
  },

  async onFailed(t, { id }) {
    const pitch = await t
      .updateTable('pitches')
      .set({ status: 'failed', updated_at: Date.now() })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (pitch) await appendEvent(t, id, { kind: 'failed' });
  },
};

async function readOrder(id: string) {
  const row = await runtime()
    .database.query.selectFrom('pitches')
    .select(['brief', 'lang', 'quoted_lang'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!isLocale(row.lang)) throw new PermanentError(`Pitch in an unknown language: ${row.lang}`);
  return {
    brief: fromJson(briefSchema, row.brief),
    lang: row.lang,
    quotedLang: row.quoted_lang ?? undefined,
  };
}

async function tell(
  t: Transaction,
  id: string,
  step: StepNumber,
  { finding, pitch }: StepOutput,
): Promise<void> {
  const exists = await t.selectFrom('pitches').select('id').where('id', '=', id).executeTakeFirst();
  if (!exists) return;
  await appendEvent(t, id, { kind: 'step', step, finding });
  if (!pitch) return;
  await t
    .updateTable('pitches')
    .set({ status: 'ready', result: toJson(pitch), updated_at: Date.now() })
    .where('id', '=', id)
    .execute();
  await appendEvent(t, id, { kind: 'ready', pitch });
}

/** `PITCH_STEP_DELAY_MS` and `PITCH_FAIL_STEP`: what tests and benches ask for, nothing otherwise. */
async function rehearsedTrouble(step: StepNumber, signal: AbortSignal): Promise<void> {
  const { pitchStepDelayMs, pitchFailStep } = runtime().env;
  if (pitchStepDelayMs > 0) await pause(pitchStepDelayMs, undefined, { signal });
  if (pitchFailStep === step) throw new PermanentError(`PITCH_FAIL_STEP=${step}`);
}
