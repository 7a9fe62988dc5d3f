import type { Features } from '#app/features/pitch/engine/read/sentence-features';
import { stepper } from '../choices/fit';

/** The sentences of a labelled brief as the weights see them, and which of them tell what is sold. */
export type OfferExample = { sentences: readonly Features[]; offers: readonly boolean[] };

/** Makes it likeliest that one of those which tell it is taken. */
export function fitOffers(examples: readonly OfferExample[]): Record<string, number> {
  const names = new Set(examples.flatMap(({ sentences }) => sentences.flatMap((one) => [...one.keys()])));
  const weights = Object.fromEntries([...names].toSorted().map((name) => [name, 0]));
  const step = stepper();
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = { ...weights };
    for (const example of examples) addSlopes(example, weights, slopes);
    step(weights, slopes, round);
  }
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, Math.round(weight * 100) / 100]),
  );
}

const rounds = 300;

function addSlopes(
  { sentences, offers }: OfferExample,
  weights: Readonly<Record<string, number>>,
  slopes: Record<string, number>,
): void {
  const scores = sentences.map((one) =>
    [...one].reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const right = powers.reduce((sum, power, at) => sum + (offers[at] === true ? power : 0), 0);
  sentences.forEach((features, at) => {
    const power = powers[at] ?? 0;
    const by = power / all - (offers[at] === true ? power / right : 0);
    for (const [name, value] of features) slopes[name] = (slopes[name] ?? 0) + by * value;
  });
}
