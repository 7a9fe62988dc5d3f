import { toJson } from '#app/server/db/json';
import type { Transaction } from '#app/server/db/schema';
import { PermanentError, type Step } from '#app/server/workflows/workflows';
import { scoreByRules } from './engine/score/score-by-rules';
import { engineNamed } from './engines.server';
import type { ScoreCard } from './pitch';
import { appendEvent } from './pitch-events.server';
import { readVersion } from './pitch-versions.server';

/** The step that holds a version against the fourteen checks, by the engine that wrote it. */
export async function scoreVersion(
  step: Step,
  id: string,
  version: number,
  signal: AbortSignal,
): Promise<void> {
  await step(
    'score',
    async () => {
      const stored = await readVersion(id, version);
      if (!stored?.pitch) throw new PermanentError('A version without a pitch has no score');
      const { order, pitch, asked, engine } = stored;
      return engineNamed(engine).score({ ...order, pitch, asked }, signal);
    },
    (t, score) => saveScore(t, id, version, score),
  );
}

/**
 * For a version that is written but could not be scored: its score by rules alone, which cannot fail for want of a
 * service. Returns false when there is no pitch to score.
 */
export async function scoreByRulesAlone(t: Transaction, id: string, version: number): Promise<boolean> {
  const written = await t
    .selectFrom('pitch_versions')
    .select('version')
    .where('pitch_id', '=', id)
    .where('version', '=', version)
    .where('pitch', 'is not', null)
    .executeTakeFirst();
  const stored = written && (await readVersion(id, version, t));
  if (!stored?.pitch) return false;
  const { order, pitch, asked } = stored;
  await saveScore(t, id, version, scoreByRules({ ...order, pitch, asked }));
  return true;
}

async function saveScore(t: Transaction, id: string, version: number, score: ScoreCard): Promise<void> {
  await t
    .updateTable('pitch_versions')
    .set({ score: toJson(score) })
    .where('pitch_id', '=', id)
    .where('version', '=', version)
    .execute();
  await appendEvent(t, id, { kind: 'scored', version, score });
}
