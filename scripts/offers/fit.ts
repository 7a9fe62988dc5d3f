import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { languages } from '#app/features/pitch/engine/languages/language';
import { featuresOf } from '#app/features/pitch/engine/read/features';
import { candidatesOf, fieldsOf } from '#app/features/pitch/engine/read/read';
import { unitsIn } from '#app/features/pitch/engine/read/fields';
import type { LabelledBrief } from '#tests/fixtures/briefs/offers';
import { shareSaid } from '#tests/fixtures/briefs/share-said';

/** A brief as the fit sees it: its sentences, what speaks for each, and which of them tell what is sold. */
export type Example = {
  name: string;
  fold: number;
  weight: number;
  texts: string[];
  features: Map<string, number>[];
  isRight: boolean[];
};

/** Nothing where there is nothing to choose, or where the words of the label stand in no sentence. */
export function exampleOf({ name, brief, locale, offer, weight }: LabelledBrief, fold: number): Example[] {
  const { lang } = embeddedEngine.languageOf(brief, locale);
  const language = languages[lang];
  const candidates = candidatesOf(fieldsOf(brief, unitsIn(brief.description, language), language), language);
  const texts = candidates.map(({ unit }) => unit.text);
  const shares = texts.map((text) => shareSaid(offer, text));
  const most = Math.max(...shares);
  if (candidates.length < 2 || most < leastShare) return [];
  // An offer in two halves may be told by either.
  const isRight = shares.map((share) => share >= Math.max(leastShare, most * ofMost));
  return [
    { name, fold, weight, texts, isRight, features: candidates.map((one) => featuresOf(one, language)) },
  ];
}

const leastShare = 0.45;
const ofMost = 0.7;

export function featureNames(examples: readonly Example[]): string[] {
  return [
    ...new Set(examples.flatMap(({ features }) => features.flatMap((one) => [...one.keys()]))),
  ].toSorted();
}

/** The weights that make the right sentence of each brief the likeliest, kept near what is expected: gradient descent. */
export function fit(examples: readonly Example[], names: readonly string[]): Map<string, number> {
  const weights = new Map(names.map((name) => [name, expected[name] ?? 0]));
  const steps = new Map(names.map((name) => [name, 1e-3]));
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Map<string, number>();
    for (const example of examples) addSlope(slope, example, weights);
    for (const name of names) {
      const weight = weights.get(name) ?? 0;
      const down = (slope.get(name) ?? 0) - keptNear * examples.length * (weight - (expected[name] ?? 0));
      const step = (steps.get(name) ?? 0) + down * down;
      steps.set(name, step);
      weights.set(name, weight + (0.3 * down) / Math.sqrt(step));
    }
  }
  return weights;
}

const rounds = 600;
const keptNear = 0.002;

/** What one would think before any brief is seen: a weight goes away from it as far as the briefs pull. */
const expected: Readonly<Record<string, number>> = {
  'shape-outright': 4,
  'shape-definition': 3,
  'shape-made': 2,
  'shape-state-and-deed': 1.5,
  'shape-state-made': 1.5,
  'shape-company': 1.5,
  'shape-titled': 1.5,
  'shape-titled-noun': 2.5,
  'shape-deed': 0.5,
  'shape-you': 0.5,
  'shape-other': -1,
  'shape-state': -1.5,
  'shape-ours': -0.5,
  'shape-name': -2,
  'shape-name-and-place': -1.5,
  'first-noun': 1.5,
  'first-infinitive': 1.5,
  'first-named': 1,
  'first-deed': 1,
  'label-offer': 4,
  'label-other': -3,
  hinged: 3,
  hinges: 0.5,
  'we-do': 1.5,
  'we-made': 2,
  'we-did': -1,
  'we-are': -1,
  'others-did': -1.5,
  'people-act': -1,
  'one-acts': 0.3,
  'one-first': 0.7,
  'one-that': 1,
  'makes-one': 0.5,
  'makes-one-that': 1.5,
  'deed-noun': 1.5,
  'number-first': -1.5,
  you: 0.7,
  'says-users': 0.5,
  kin: -0.5,
  subordinate: -1,
  negated: -0.5,
  'speaks-of-it': 0.5,
  'says-label-offer': 2,
  'says-label-other': -2,
  'many-act': -1.5,
  'shape-past': -1.5,
  'money-first': -2,
  'price-note': -2,
  'proof-note': -2,
  'number-note': -1,
  counted: -1,
  'is-problem': -1.5,
  'is-need': -2.5,
  'is-proof': -1,
  'is-team': -1.5,
  'is-stage': -1,
  'is-invitation': -1,
  'is-condition': -1,
  'is-offer': 1,
  question: -3,
  exclaimed: -1,
  hype: -2,
  since: 1,
  nowadays: -1.5,
  'leans-before': -1,
  'leans-on-offer': -1.5,
  'next-leans': 1,
  'next-price': 0.7,
  'after-price': -1,
  'after-proof': -1,
  'after-need': -1,
  'after-problem': 0.7,
  'after-praise': 0.5,
  'very-short': -1,
  'loose-note': -4,
  spoken: 1,
  length: 1.5,
  for: 0.5,
  'with-name': 0.5,
};

function addSlope(slope: Map<string, number>, example: Example, weights: ReadonlyMap<string, number>): void {
  const scores = scoresOf(example, weights);
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const all = sum(odds);
  const right = sum(odds.filter((_, at) => example.isRight[at]));
  example.features.forEach((features, at) => {
    const own = odds[at] ?? 0;
    const pull = example.weight * ((example.isRight[at] ? own / right : 0) - own / all);
    for (const [name, value] of features) slope.set(name, (slope.get(name) ?? 0) + pull * value);
  });
}

export function pickOf(example: Example, weights: ReadonlyMap<string, number>): number {
  const scores = scoresOf(example, weights);
  return scores.indexOf(Math.max(...scores));
}

function scoresOf({ features }: Example, weights: ReadonlyMap<string, number>): number[] {
  return features.map((one) => sum([...one].map(([name, value]) => value * (weights.get(name) ?? 0))));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
