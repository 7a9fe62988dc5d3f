import { scale } from '#app/features/pitch/engine/read/sentence-kinds';

/** A labelled sentence: its features, and what it tells, the first kind first. */
export type Example<Kind extends string> = { features: ReadonlyMap<string, number>; kinds: readonly Kind[] };

/** A sentence as the fit sees it: its features by number, and how much of it tells each kind, 1 together. */
type Row = { features: [feature: number, value: number][]; kinds: number[] };

/**
 * Softmax regression by Adam on all rows at once; the features with the largest weights are kept, and fitted again. Of each
 * feature a weight for each kind, times `scale`.
 */
export function fitKinds<Kind extends string>(
  examples: readonly Example<Kind>[],
  kinds: readonly Kind[],
): Map<string, number[]> {
  const often = featuresIn(examples);
  const width = kinds.length;
  const rowAt = (weights: Float64Array, feature: number) => [
    ...weights.subarray(feature * width, (feature + 1) * width),
  ];
  const first = fit(rowsOf(examples, often, kinds), often.length, width);
  const strongest = often
    .map((name, at) => ({ name, weight: Math.max(...rowAt(first, at).map(Math.abs)) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostFeatures)
    .map(({ name }) => name)
    .toSorted();
  const weights = fit(rowsOf(examples, strongest, kinds), strongest.length, width);
  return new Map(
    strongest.map((name, at) => [name, rowAt(weights, at).map((one) => Math.round(one * scale))]),
  );
}

const mostFeatures = 2500;
const fewestTimes = 2;
const rounds = 120;
/** How strongly weights are held near 0. */
const ridge = 1;

function featuresIn(examples: readonly Pick<Example<string>, 'features'>[]): string[] {
  const times = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].filter(([, count]) => count >= fewestTimes).map(([name]) => name);
}

function rowsOf<Kind extends string>(
  examples: readonly Example<Kind>[],
  names: readonly string[],
  all: readonly Kind[],
): Row[] {
  const numbers = new Map(names.map((name, at) => [name, at]));
  return examples.map(({ features, kinds: [main, also] }): Row => {
    // What a sentence tells first counts for two thirds.
    const part = (kind: Kind) =>
      also === undefined ? Number(kind === main) : kind === main ? 2 / 3 : kind === also ? 1 / 3 : 0;
    return {
      kinds: all.map(part),
      features: [...features].flatMap(([name, value]): Row['features'] => {
        const number = numbers.get(name);
        return number === undefined || value === 0 ? [] : [[number, value]];
      }),
    };
  });
}

function fit(rows: readonly Row[], count: number, width: number): Float64Array {
  const weights = new Float64Array(count * width);
  const slopes = new Float64Array(count * width);
  const means = new Float64Array(count * width);
  const squares = new Float64Array(count * width);
  for (let round = 1; round <= rounds; round += 1) {
    for (let at = 0; at < weights.length; at += 1) slopes[at] = ridge * (weights[at] ?? 0);
    for (const row of rows) addSlopes(row, width, weights, slopes);
    const speed = 0.15 * 0.98 ** (round / 3);
    for (let at = 0; at < weights.length; at += 1) {
      const slope = slopes[at] ?? 0;
      const mean = 0.9 * (means[at] ?? 0) + 0.1 * slope;
      const square = 0.99 * (squares[at] ?? 0) + 0.01 * slope * slope;
      const step = mean / (1 - 0.9 ** round) / (Math.sqrt(square / (1 - 0.99 ** round)) + 1e-6);
      means[at] = mean;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - speed * step;
    }
  }
  return weights;
}

function addSlopes(
  { features, kinds }: Row,
  width: number,
  weights: Float64Array,
  slopes: Float64Array,
): void {
  const scores = new Float64Array(width);
  for (const [feature, value] of features)
    for (let kind = 0; kind < width; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + (weights[feature * width + kind] ?? 0) * value;
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const wrong = powers.map((power, kind) => power / all - (kinds[kind] ?? 0));
  for (const [feature, value] of features)
    for (let kind = 0; kind < width; kind += 1)
      slopes[feature * width + kind] = (slopes[feature * width + kind] ?? 0) + (wrong[kind] ?? 0) * value;
}
