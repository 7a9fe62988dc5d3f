import type { Transaction } from '#app/server/db/schema';
import type { Step } from '#app/server/workflows/workflows';
import { scoreByRules } from '../engine/check/card';
import { readBrief } from '../engine/read/read';
import { questionsFor } from '../engine/realise/questions';
import type { Pitch, PitchOrder, PitchRun, Refinement, ScoreCard } from '../pitch';
import { readVersion, saveScore } from './versions';

/** What is to be scored: a version's text, by the run of the engine that wrote it. */
type Scored = { id: string; version: number; run: PitchRun; pitch: Pitch; asked: Refinement[] };

/** The step that holds a version against the ten checks. */
export async function scoreVersion(
  { id, version, run, pitch, asked }: Scored,
  step: Step,
  signal: AbortSignal,
): Promise<void> {
  await step(
    'score',
    () => run.score({ pitch, asked }, signal),
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
  await saveScore(t, id, version, scoreAlone(order, pitch, asked));
  return true;
}

function scoreAlone(order: PitchOrder, pitch: Pitch, asked: Refinement[]): ScoreCard {
  const reading = readBrief(order);
  return scoreByRules({ ...order, pitch, asked, reading, questions: questionsFor(reading) });
}
