import { parseArgs } from 'node:util';

import { weightBits } from '#app/features/pitch/engine/read/parting/features';
import { startsLower } from '#app/features/pitch/engine/words';
import { locales } from '#app/i18n/locales';
import { labelledBriefs } from '#tests/fixtures/briefs/labelled';
import { partedTexts } from '#tests/fixtures/slips/all';
import { mendedPieces } from '#tests/fixtures/slips/mended-pieces';
import { fitOdds, oddsOf, writeWeights } from '../fit-odds';
import { randomFrom } from '../random';
import { hastyExamples, partedExamples } from './examples';

// Fits the weights that tell behind which comma a sentence begins: on texts of careful founders, whose full stops
// are typed as commas, and on texts that editors parted. Then counts how many it finds of texts that it was not fitted on.
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
  ].map(({ places, begins }) => ({ places, share: Number(begins), weight: 1 }));
  const weights = fitOdds(examples, { bits: weightBits, passes: 4 });
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
}
