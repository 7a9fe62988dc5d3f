import { type Features, signsOf, sum, tiesOf } from '#app/features/pitch/engine/plan/leaning';
import type { Line } from '#app/features/pitch/engine/plan/lines';
import type { Reading } from '#app/features/pitch/engine/facts';
import { stepper } from './fit';

/** A line, what ties it to each before it that is not the offer, and which of these it leans on; -1 is none. */
export type LeaningExample = { signs: Features; ties: Features[]; on: number };

type Weights = Record<string, number>;

export function leaningExamples(
  lines: readonly Line[],
  reading: Reading,
  leansOn: (line: Line) => readonly Line[],
): LeaningExample[] {
  return lines.flatMap((line, at) => {
    const before = lines.slice(0, at).filter(({ kind }) => kind !== 'offer');
    if (before.length === 0) return [];
    const on = before.findLastIndex((other) => leansOn(line).includes(other));
    const ties = before.map((other) => tiesOf(lines, at, lines.indexOf(other), reading));
    return [{ signs: signsOf(lines, at, reading), ties, on }];
  });
}

/** Makes what editors said the likeliest: that a line leans on none before it, or on this one. */
export function fitLeaning(examples: readonly LeaningExample[]): Weights {
  const seen = new Map<string, number>();
  for (const { signs, ties } of examples)
    for (const [name, value] of [...signs, ...ties.flat()])
      if (value !== 0) seen.set(name, (seen.get(name) ?? 0) + 1);
  const weights: Weights = Object.fromEntries(
    [...seen].filter(([, times]) => times >= leastSeen).map(([name]) => [name, 0]),
  );
  const step = stepper();
  for (let round = 1; round <= rounds; round += 1) {
    const slopes: Weights = { ...weights };
    for (const example of examples) addSlopes(example, weights, slopes);
    step(weights, slopes, round);
  }
  return weights;
}

const rounds = 120;
const leastSeen = 8;

function addSlopes({ signs, ties, on }: LeaningExample, weights: Weights, slopes: Weights): void {
  const own = sum(signs, weights);
  const powers = ties.map((features) => Math.exp(own + sum(features, weights)));
  const all = powers.reduce((total, power) => total + power, 1);
  powers.forEach((power, at) => {
    const by = power / all - Number(at === on);
    for (const [name, value] of [...signs, ...(ties[at] ?? [])])
      if (name in weights) slopes[name] = (slopes[name] ?? 0) + by * value;
  });
}
