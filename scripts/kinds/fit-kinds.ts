import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { languages } from '#app/features/pitch/engine/languages/language';
import { featuresOf, sentenceFrom } from '#app/features/pitch/engine/read/sentence-features';
import { type KindWeights, likeliest, oddsFor } from '#app/features/pitch/engine/read/sentence-kinds';
import { type Locale, locales } from '#app/i18n/locales';
import { type LabelledBrief, labelledBriefs } from '#tests/fixtures/briefs/labelled';
import { type Example, fitKinds } from './fit';

// Fits the weights that tell what a sentence of a brief says, and counts how many are told rightly of briefs that they
// were not fitted on: each fifth in turn is left out. With `--wrong` it prints the offers that were missed.
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, wrong: { type: 'boolean', default: false } },
});
const folds = 5;

for (const lang of locales) {
  const briefs = labelledBriefs(lang).map((brief) => ({ ...brief, examples: examplesOf(brief, lang) }));
  const told = Array.from({ length: folds }, (_, fold) => {
    const weights = fitKinds(
      briefs.filter((_brief, at) => at % folds !== fold).flatMap(({ examples }) => examples),
    );
    return briefs.filter((_brief, at) => at % folds === fold).map((brief) => tell(brief, weights));
  }).flat();
  const offers = told.filter(({ isOffer }) => isOffer !== undefined);
  const kinds = told.flatMap(({ areKinds }) => areKinds);
  const right = (some: typeof offers) => share(some.map(({ isOffer }) => isOffer === true));
  console.log(`${lang}, left out of the fit: offers ${right(offers)}, kinds ${share(kinds)}`);
  for (const least of [0.5, 0.6, 0.7, 0.8])
    console.log(`  offers surer than ${least}: ${right(offers.filter(({ sure }) => sure >= least))}`);
  if (values.wrong)
    for (const { name, taken } of offers.filter(({ isOffer }) => isOffer === false))
      console.log(`  ${name}: ${taken}`);
  if (values.check) continue;
  const all = [...fitKinds(briefs.flatMap(({ examples }) => examples))];
  const lines = all.map(([name, weights]) => `${JSON.stringify(name)}:${JSON.stringify(weights)}`);
  await writeFile(`app/features/pitch/engine/languages/${lang}/kinds.json`, `{\n${lines.join(',\n')}\n}\n`);
}

function examplesOf({ sentences, context }: LabelledBrief, lang: Locale): Example[] {
  const language = languages[lang];
  const all = sentences.map(({ text }) => sentenceFrom(text, language));
  return sentences.map(({ kinds }, at) => ({ kinds, features: featuresOf(all, at, context, language) }));
}

function tell(
  { name, sentences, offer, examples }: LabelledBrief & { examples: Example[] },
  weights: KindWeights,
) {
  const odds = examples.map(({ features }) => oddsFor(features, weights));
  const offers = odds.map((one) => one.get('offer') ?? 0);
  const best = offers.indexOf(Math.max(...offers));
  const isRight = best === offer || sentences[best]?.kinds.includes('offer') === true;
  return {
    name,
    taken: sentences[best]?.text,
    sure: (offers[best] ?? 0) / offers.reduce((sum, one) => sum + one, 0),
    isOffer: offer === undefined || sentences.length < 2 ? undefined : isRight,
    areKinds: odds.map((one, at) => sentences[at]?.kinds.includes(likeliest(one)) === true),
  };
}

function share(right: readonly boolean[]): string {
  const count = right.filter(Boolean).length;
  return `${count} of ${right.length} (${Math.round((100 * count) / right.length)} %)`;
}
