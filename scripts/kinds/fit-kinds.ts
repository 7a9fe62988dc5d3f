import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { languages } from '#app/features/pitch/engine/languages/language';
import { offerFeatures } from '#app/features/pitch/engine/read/offer-features';
import { likeliestOf } from '#app/features/pitch/engine/read/offer-place';
import { featuresIn, sentenceFrom } from '#app/features/pitch/engine/read/sentence-features';
import {
  isPraise,
  type KindWeights,
  likeliest,
  oddsFor,
  praiseFor,
  type SentenceKind,
  sentenceKinds,
} from '#app/features/pitch/engine/read/sentence-kinds';
import { hasDigit } from '#app/features/pitch/engine/words';
import { type Locale, locales } from '#app/i18n/locales';
import {
  foundersBriefs,
  type LabelledBrief,
  labelledBriefs,
  praisingBriefs,
} from '#tests/fixtures/briefs/labelled';
import { type Example, fitKinds } from './fit';
import { fitOffers, type OfferExample } from './fit-offers';

// Fits the weights that tell what a sentence of a brief says, what only praises and which is the offer, and counts how many are told rightly of briefs that they
// were not fitted on: each fifth in turn is left out. With `--wrong` it prints the offers that were missed.
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, wrong: { type: 'boolean', default: false } },
});
const folds = 5;

const offerExamples: OfferExample[][] = Array.from({ length: folds }, () => []);
for (const lang of locales) {
  const briefs = [...labelledBriefs(lang), ...foundersBriefs(lang)].map((brief) => ({
    ...brief,
    examples: examplesOf(brief, lang),
  }));
  const told = Array.from({ length: folds }, (_, fold) => {
    const weights = fitKinds(
      briefs.filter((_brief, at) => at % folds !== fold).flatMap(({ examples }) => examples),
      sentenceKinds,
    );
    const leftOut = briefs.filter((_brief, at) => at % folds === fold);
    offerExamples[fold]?.push(...leftOut.flatMap((brief) => offerExampleOf(brief, weights, lang)));
    return leftOut.map((brief) => tell(brief, weights));
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
  const plain = briefs.map(forPraise);
  const praising = praisingBriefs(lang)
    .map((brief) => ({ ...brief, examples: examplesOf(brief, lang) }))
    .map(forPraise);
  const taken = Array.from({ length: folds }, (_, fold) => {
    const isIn = (_brief: unknown, at: number) => at % folds !== fold;
    const weights = fitPraise([...plain.filter(isIn), ...praising.filter(isIn)].flat());
    return [plain, praising].map((some) =>
      some.filter((_brief, at) => at % folds === fold).flatMap((brief) => takenForPraise(brief, weights)),
    );
  });
  for (const [at, name] of ['plain briefs', 'praising briefs'].entries()) {
    const all = taken.flatMap((some) => some[at] ?? []);
    const found = all.filter(({ praises }) => praises).map((one) => one.isTaken);
    const facts = all.filter(({ praises }) => !praises).map((one) => one.isTaken);
    console.log(`  praise in ${name}: found ${share(found)}, facts taken for it ${share(facts)}`);
  }
  if (values.check) continue;
  await write(
    lang,
    'kinds',
    fitKinds(
      briefs.flatMap(({ examples }) => examples),
      sentenceKinds,
    ),
  );
  await write(lang, 'praise', fitPraise([...plain, ...praising].flat()));
}

const taken = offerExamples.flatMap((leftOut, fold) => {
  const weights = fitOffers(offerExamples.filter((_, other) => other !== fold).flat());
  return leftOut.map(({ sentences, offers }) => {
    const { at, sure } = likeliestOf(sentences, weights);
    return { isOffer: offers[at] === true, sure };
  });
});
console.log(`offers by all signs, left out of both fits: ${share(taken.map(({ isOffer }) => isOffer))}`);
for (const least of [0.5, 0.7, 0.9])
  console.log(
    `  surer than ${least}: ${share(taken.filter(({ sure }) => sure >= least).map(({ isOffer }) => isOffer))}`,
  );
if (!values.check) {
  const weights = fitOffers(offerExamples.flat());
  await writeFile('app/features/pitch/engine/read/offers.json', `${JSON.stringify(weights, null, 2)}\n`);
}

/** With odds as they are of a brief that nothing was fitted on. */
function offerExampleOf(
  { sentences, offer, examples }: LabelledBrief & { examples: Example<SentenceKind>[] },
  weights: KindWeights,
  lang: Locale,
): OfferExample[] {
  if (offer === undefined || sentences.length < 2) return [];
  const language = languages[lang];
  const units = sentences.map(({ text }) => sentenceFrom(text, language));
  const odds = examples.map(({ features }) => oddsFor(features, weights));
  return [
    {
      sentences: units.map((_, at) => offerFeatures(at, { units, odds }, language)),
      offers: sentences.map(({ kinds }, at) => at === offer || kinds.includes('offer')),
    },
  ];
}

async function write(lang: Locale, name: string, weights: ReadonlyMap<string, number | number[]>) {
  const lines = [...weights].map(
    ([feature, weight]) => `${JSON.stringify(feature)}:${JSON.stringify(weight)}`,
  );
  await writeFile(`app/features/pitch/engine/languages/${lang}/${name}.json`, `{\n${lines.join(',\n')}\n}\n`);
}

type PraiseExample = Example<'fact' | 'praise'> & { hasNumber: boolean };

function forPraise({ sentences, examples }: LabelledBrief & { examples: Example<SentenceKind>[] }) {
  return examples.map(({ features, kinds: [kind] }, at): PraiseExample => ({
    features,
    kinds: [kind === 'praise' ? 'praise' : 'fact'],
    hasNumber: hasDigit(sentences[at]?.text ?? ''),
  }));
}

/** One weight is enough for two kinds. */
function fitPraise(examples: readonly PraiseExample[]): Map<string, number> {
  const weights = fitKinds(examples, ['fact', 'praise']);
  return new Map(
    [...weights]
      .map(([name, [fact = 0, praise = 0]]) => [name, praise - fact] as const)
      .filter(([, weight]) => weight !== 0),
  );
}

function takenForPraise(brief: readonly PraiseExample[], weights: ReadonlyMap<string, number>) {
  const praise = brief.map(({ features }) => praiseFor(features, weights));
  return brief.map(({ kinds, hasNumber }, at) => ({
    praises: kinds.includes('praise'),
    isTaken: !hasNumber && isPraise(praise, at),
  }));
}

function examplesOf({ sentences, context }: LabelledBrief, lang: Locale): Example<SentenceKind>[] {
  const language = languages[lang];
  const all = sentences.map(({ text }) => sentenceFrom(text, language));
  return featuresIn(all, context, language).map((features, at) => ({
    features,
    kinds: sentences[at]?.kinds ?? [],
  }));
}

function tell(
  { name, sentences, offer, examples }: LabelledBrief & { examples: Example<SentenceKind>[] },
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
