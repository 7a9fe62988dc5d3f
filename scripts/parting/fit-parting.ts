import { parseArgs } from 'node:util';

import { weightBits } from '#app/features/pitch/engine/read/parting/features';
import { startsLower } from '#app/features/pitch/engine/words';
import { locales } from '#app/i18n/locales';
import { labelledBriefs } from '#tests/fixtures/briefs/labelled';
import { markedTexts, partedTexts } from '#tests/fixtures/slips/all';
import { mendedPieces } from '#tests/fixtures/slips/mended-pieces';
import { fitOdds, oddsOf, writeWeights } from '../fit-odds';
import { randomFrom } from '../random';
import { bareExamples, type Example, hastyExamples, markedExamples, partedExamples } from './examples';

// Fits the weights that tell behind which comma a sentence begins: on texts of careful founders, whose full stops
// are typed as commas, and on texts that editors parted; and those that tell where a mark was not typed: on careful texts without some of
// theirs, and on texts that editors marked. Then counts how many each finds of texts that it was not fitted on.
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, wrong: { type: 'boolean', default: false } },
});
const times = 2;
const partedTimes = 3;

for (const lang of locales) {
  const random = randomFrom(5);
  const careful = labelledBriefs(lang)
    .filter(({ sentences }) => !sentences.some(({ text }) => startsLower(text)))
    .map(({ sentences }) => sentences.map(({ text }) => `${text}.`).join(' '));
  const { fitted, unseen } = partedTexts(lang);
  const examples = [
    ...Array.from({ length: times }, () => careful)
      .flat()
      .flatMap((text) => hastyExamples(text, lang, random)),
    ...Array.from({ length: partedTimes }, () => fitted)
      .flat()
      .flatMap((text) => partedExamples(mendedPieces(text, lang), lang)),
  ];
  const weights = weightsFor(examples);
  const told = unseen
    .flatMap((text) => partedExamples(mendedPieces(text, lang), lang))
    .map((one) => ({ ...one, odds: oddsOf(one, weights) }));
  const all = told.filter(({ begins }) => begins).length;
  for (const least of [1, 0.5, 0.25, 0]) {
    const taken = told.filter(({ odds, hasVerb }) => hasVerb && odds >= least);
    const right = taken.filter(({ begins }) => begins).length;
    console.log(`${lang}, unseen, from ${least}: ${right} of ${taken.length} begin a sentence, of ${all}`);
  }
  if (values.wrong)
    for (const { told: place, odds } of told.filter((one) => !one.begins && one.hasVerb && one.odds > 0))
      console.log(`  ${odds.toFixed(1)} ${place}`);
  if (!values.check) await writeWeights({ name: 'parting', lang, least: 0.04 }, weights);

  const marked = markedTexts(lang);
  const pausing = weightsFor([
    ...careful.flatMap((text) => bareExamples(text, lang, random)),
    ...marked.fitted.flatMap((text) => markedExamples(text, lang)),
  ]);
  const bare = marked.unseen.flatMap((text) => markedExamples(text, lang));
  for (const least of [1.5, 1, 0.5, 0]) {
    const taken = bare.filter((place) => oddsOf(place, pausing) >= least);
    const right = taken.filter(({ begins }) => begins).length;
    console.log(
      `${lang}, unseen, without a mark, from ${least}: ${right} of ${taken.length} are set, of ${bare.filter(({ begins }) => begins).length}`,
    );
  }
  if (values.wrong)
    for (const { told: place } of bare.filter((one) => !one.begins && oddsOf(one, pausing) > 0.5))
      console.log(`  ${place}`);
  if (!values.check) await writeWeights({ name: 'pausing', lang, least: 0.04 }, pausing);
}

function weightsFor(examples: readonly Example[]): Float32Array {
  return fitOdds(
    examples.map(({ places, begins }) => ({ places, share: Number(begins), weight: 1 })),
    { bits: weightBits, passes: 4 },
  );
}
