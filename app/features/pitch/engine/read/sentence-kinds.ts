import * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import type { FactKind } from '../facts';
import { inEach } from '../languages/each';
import type { Language } from '../languages/language';
import type { Features } from './sentence-features';

/** What a sentence of a brief may tell, in the order of a feature's weights. */
export const sentenceKinds = [
  'offer',
  'mechanism',
  'problem',
  'instead',
  'benefit',
  'proof',
  'price',
  'need',
  'team',
  'stage',
  'place',
  'praise',
  'detail',
] as const satisfies readonly (FactKind | 'praise')[];
export type SentenceKind = (typeof sentenceKinds)[number];

/** How likely a sentence tells each kind, from 0 to 1 and 1 together. */
export type Odds = ReadonlyMap<SentenceKind, number>;

/** Of each feature a weight for each kind, times `scale`. */
export type KindWeights = ReadonlyMap<string, readonly number[]>;

export const scale = 20;

/** What each sentence of a description tells, by weights that were fitted on labelled sentences (`npm run kinds`). */
export function oddsIn(features: readonly Features[], { lang }: Language): Odds[] {
  return features.map((one) => oddsFor(one, weightsOf[lang]));
}

export function oddsFor(features: Features, weights: KindWeights): Odds {
  const scores = sentenceKinds.map(() => 0);
  for (const [feature, value] of features) {
    const fitted = weights.get(feature);
    if (fitted === undefined || value === 0) continue;
    for (let kind = 0; kind < scores.length; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + ((fitted[kind] ?? 0) * value) / scale;
  }
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return new Map(sentenceKinds.map((kind, at) => [kind, (powers[at] ?? 0) / all]));
}

export function likeliest(odds: Odds): SentenceKind {
  const highest = Math.max(...odds.values());
  return sentenceKinds.find((kind) => odds.get(kind) === highest) ?? 'detail';
}

/** How likely each sentence only praises, 0 to 1, by weights that were fitted on more sentences that do. */
export function praiseIn(features: readonly Features[], { lang }: Language): number[] {
  return features.map((one) => praiseFor(one, praiseWeightsOf[lang]));
}

export function praiseFor(features: Features, weights: Features): number {
  let score = 0;
  for (const [feature, value] of features) score += ((weights.get(feature) ?? 0) * value) / scale;
  return 1 / (1 + Math.exp(-score));
}

/**
 * Whether a sentence only praises: who praises once praises again, and a sentence is likelier to praise among others that do.
 * Left out of the fit, seven in ten of those that praise are found and one fact in 100 is taken for it. `least`: in the logarithm of the odds.
 */
export function isPraise(praise: readonly number[], at: number, least?: number): boolean {
  const own = Math.min(0.999, Math.max(0.001, praise[at] ?? 0));
  const others = praise.reduce((sum, one) => sum + one, 0) - (praise[at] ?? 0);
  const needed = least ?? (others < fewestOthers ? leastAlone : leastAmong);
  return Math.log(own / (1 - own)) + Math.min(1.5, others) >= needed;
}

const fewestOthers = 0.5;
const leastAlone = 2.5;
const leastAmong = 1.4;

const files = import.meta.glob<string>('../languages/*/{kinds,praise}.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function weightsIn<Value>(
  file: string,
  weight: z.ZodType<Value>,
): Record<Locale, ReadonlyMap<string, Value>> {
  const weights = z.record(z.string(), weight);
  return inEach((lang) => {
    const text = files[`../languages/${lang}/${file}.json`] ?? '{}';
    return new Map(Object.entries(weights.parse(JSON.parse(text))));
  });
}

const weightsOf = weightsIn('kinds', z.array(z.number()).length(sentenceKinds.length));
const praiseWeightsOf = weightsIn('praise', z.number());
