import { type Features, sum } from '#app/features/pitch/engine/plan/leaning';
import type { LineWeights } from '#app/features/pitch/engine/plan/worth';

/**
 * The lines of a brief, each way to choose among them, and the one that an editor chose. A way tells of each line whether it
 * is said: 0 not, 1 whole, 2 and on in the first of its shorter forms, the second …
 */
export type Example = {
  say: Features[][];
  gap: Features[][];
  ways: number[][];
  said: number[];
};

/** How good each way is, in logarithms of odds. */
export function scoresOf({ say, gap, ways }: Example, weights: LineWeights): number[] {
  const worth = say.map((forms) => forms.map((features) => sum(features, weights.say)));
  const losses = gap.flatMap((pairs, at) =>
    pairs
      .map((features, on) => ({ at, on, loss: sum(features, weights.gap) }))
      .filter(({ loss }) => loss > 0),
  );
  return ways.map((way) => {
    const all = way.reduce((score, form, at) => score + (form > 0 ? (worth[at]?.[form - 1] ?? 0) : 0), 0);
    return losses.reduce((score, { at, on, loss }) => score - (isApart(way, at, on) ? loss : 0), all);
  });
}

function isApart(way: readonly number[], at: number, on: number): boolean {
  return way[at] !== 0 && way[on] === 0;
}

/** Makes what editors chose the likeliest of all ways, by Adam on all examples at once. */
export function fitWeights(examples: readonly Example[]): LineWeights {
  const weights: LineWeights = { say: {}, gap: {} };
  for (const { say, gap } of examples) {
    for (const [name] of say.flat(2)) weights.say[name] = 0;
    for (const [name] of gap.flat(2)) weights.gap[name] = 0.1;
  }
  const steps = { say: stepper(), gap: stepper() };
  for (let round = 1; round <= rounds; round += 1) {
    // The slope of half the square of each weight: holds them near 0.
    const slopes: LineWeights = { say: { ...weights.say }, gap: { ...weights.gap } };
    for (const example of examples) addSlopes(example, weights, slopes);
    steps.say(weights.say, slopes.say, round);
    steps.gap(weights.gap, slopes.gap, round);
  }
  return weights;
}

const rounds = 150;

function addSlopes(example: Example, weights: LineWeights, slopes: LineWeights): void {
  const { say, gap, ways, said } = example;
  const scores = scoresOf(example, weights);
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((total, power) => total + power, 0);
  say.forEach((forms, at) =>
    forms.forEach((features, form) => {
      const odds = ways.reduce(
        (total, way, index) => total + (way[at] === form + 1 ? (powers[index] ?? 0) / all : 0),
        0,
      );
      add(slopes.say, features, odds - Number(said[at] === form + 1));
    }),
  );
  gap.forEach((pairs, at) =>
    pairs.forEach((features, on) => {
      if (features.length === 0 || sum(features, weights.gap) < 0) return;
      const odds = ways.reduce(
        (total, way, index) => total + (isApart(way, at, on) ? (powers[index] ?? 0) / all : 0),
        0,
      );
      add(slopes.gap, features, Number(isApart(said, at, on)) - odds);
    }),
  );
}

function add(slopes: Record<string, number>, features: Features, by: number): void {
  for (const [name, value] of features) slopes[name] = (slopes[name] ?? 0) + value * by;
}

/** Adam, with steps that grow smaller. */
export function stepper() {
  const means: Record<string, number> = {};
  const squares: Record<string, number> = {};
  return (weights: Record<string, number>, slopes: Record<string, number>, round: number): void => {
    const speed = 0.1 * 0.985 ** (round / 2);
    for (const name of Object.keys(weights)) {
      const slope = slopes[name] ?? 0;
      const mean = 0.9 * (means[name] ?? 0) + 0.1 * slope;
      const square = 0.99 * (squares[name] ?? 0) + 0.01 * slope * slope;
      means[name] = mean;
      squares[name] = square;
      const step = mean / (1 - 0.9 ** round) / (Math.sqrt(square / (1 - 0.99 ** round)) + 1e-6);
      weights[name] = (weights[name] ?? 0) - speed * step;
    }
  };
}
