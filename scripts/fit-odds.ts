import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { weightsFileOf, weightUnit, type WeightsName } from '#app/features/pitch/engine/languages/weights';
import type { Locale } from '#app/i18n/locales';
import { randomFrom, shuffled } from './random';

/** The places of its weights, how far it is so, 0 to 1, and how much it weighs in the fit. */
export type OddsExample = { places: Int32Array; share: number; weight: number };

const rate = 0.1;
/** A weight that was seen but once moves little. */
const fewestSeen = 0.5;

/** Weights that make what was said likely: each step by the gradients seen so far, the mean of all passes. */
export function fitOdds(
  examples: readonly OddsExample[],
  { bits, passes }: { bits: number; passes: number },
): Float32Array {
  const weights = new Float32Array(1 << bits);
  const seen = new Float32Array(1 << bits).fill(fewestSeen);
  const means = new Float32Array(1 << bits);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const example of shuffled(examples, randomFrom(pass))) {
      const gradient = (example.share - 1 / (1 + Math.exp(-oddsOf(example, weights)))) * example.weight;
      if (Math.abs(gradient) < 1e-3) continue;
      for (const place of example.places) {
        const sum = (seen[place] ?? 0) + gradient * gradient;
        seen[place] = sum;
        weights[place] = (weights[place] ?? 0) + (rate * gradient) / Math.sqrt(sum);
      }
    }
    for (const at of weights.keys()) means[at] = (means[at] ?? 0) + (weights[at] ?? 0) / passes;
  }
  return means;
}

/** In their logarithm. */
export function oddsOf({ places }: { places: Int32Array }, weights: Float32Array): number {
  return places.reduce((sum, place) => sum + (weights[place] ?? 0), 0);
}

/** Rounded to a byte each, without those that are less than `least`. */
export async function writeWeights(
  { name, lang, least }: { name: WeightsName; lang: Locale; least: number },
  weights: Float32Array,
): Promise<void> {
  const packed = Int8Array.from(weights, (weight) => {
    const units = Math.abs(weight) < least ? 0 : Math.round(weight / weightUnit);
    return Math.max(-127, Math.min(127, units));
  });
  await writeFile(weightsFileOf(name, lang), gzipSync(packed, { level: 9 }));
}
