import * as z from 'zod';

import type { FactKind } from '../facts';
import { inEach } from '../languages/each';
import type { Language } from '../languages/language';
import { featuresOf, type Sentence, type SentenceContext } from './sentence-features';

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
export function oddsIn(sentences: readonly Sentence[], context: SentenceContext, language: Language): Odds[] {
  const weights = weightsOf[language.lang];
  return sentences.map((_, at) => oddsFor(featuresOf(sentences, at, context, language), weights));
}

export function oddsFor(features: ReadonlyMap<string, number>, weights: KindWeights): Odds {
  const scores = sentenceKinds.map(() => 0);
  for (const [feature, value] of features) {
    weights.get(feature)?.forEach((weight, kind) => {
      scores[kind] = (scores[kind] ?? 0) + (weight * value) / scale;
    });
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

const files = import.meta.glob<string>('../languages/*/kinds.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const weights = z.record(z.string(), z.array(z.number()).length(sentenceKinds.length));

const weightsOf = inEach((lang): KindWeights => {
  const file = files[`../languages/${lang}/kinds.json`] ?? '{}';
  return new Map(Object.entries(weights.parse(JSON.parse(file))));
});
