import type { Transaction } from '#app/server/db/schema';
import type { Step } from '#app/server/workflows/workflows';
import { keptWordsOf } from '../../engine/check/kept-words';
import { scoreByRules } from '../../engine/check/score-card';
import { readBrief } from '../../engine/read/read';
import { questionsFor } from '../../engine/realise/questions';
import type { Pitch, PitchOrder, PitchRun, Refinement, ScoreCard } from '../../pitch';
import { readVersion, saveScore } from './versions';

type Scored = {
  id: string;
  version: number;
  order: PitchOrder;
  run: PitchRun;
  pitch: Pitch;
  refinements: Refinement[];
};

/** Scores a version in a step of its job; throws what the engine throws. */
export async function scoreVersion(
  { id, version, order, run, pitch, refinements }: Scored,
  step: Step,
  signal: AbortSignal,
): Promise<void> {
  await step(
    'score',
    async () => withCoverage(await run.score({ pitch, refinements }, signal), order, pitch),
    (t, score) => saveScore(t, id, version, score),
  );
}

/** A written version whose scoring failed gets the score by rules. False when there is no text to score. */
export async function scoreByRulesAlone(t: Transaction, id: string, version: number): Promise<boolean> {
  const written = await t
    .selectFrom('pitch_versions')
    .select('version')
    .where('pitch_id', '=', id)
    .where('version', '=', version)
    .where('pitch', 'is not', null)
    .executeTakeFirst();
  const stored = written && (await readVersion(t, id, version));
  if (!stored?.pitch) return false;
  const { order, pitch, refinements } = stored;
  await saveScore(t, id, version, scoreAlone(order, pitch, refinements));
  return true;
}

function scoreAlone(order: PitchOrder, pitch: Pitch, refinements: Refinement[]): ScoreCard {
  const reading = readBrief(order);
  const score = scoreByRules({ ...order, pitch, refinements, reading, questions: questionsFor(reading) });
  return withCoverage(score, order, pitch);
}

/** What became of the founder's words is told by rules, whoever wrote the pitch. */
function withCoverage(score: ScoreCard, order: PitchOrder, pitch: Pitch): ScoreCard {
  return { ...score, kept: keptWordsOf({ ...order, pitch, reading: readBrief(order) }) };
}
