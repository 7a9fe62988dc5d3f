import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { correctSpelling } from '#app/features/pitch/engine/read/spelling';
import { startsLower } from '#app/features/pitch/engine/words';
import { labelledBriefs } from '#tests/fixtures/briefs/labelled';
import { hastyTexts } from '#tests/fixtures/slips/all';
import { type Locale, locales } from '#app/i18n/locales';
import { countMends } from '#tests/fixtures/slips/count-mends';
import { writeWeights } from '../fit-odds';
import { randomFrom, shuffled } from '../random';
import { examplesOf } from './examples';
import { fitting } from './fit';
import { typist } from './noise';

// Fits the weights that mend what was typed in haste: on right sentences (a file `LANG.txt` in the folder that is named, one a
// line, and those of the labelled briefs) that a program mistypes, and on texts that were mended by hand. Then counts what it mends of
// texts that it was not fitted on.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', multiple: true }, told: { type: 'boolean', default: false } },
});
const [folder] = positionals;

/** Sentences of one writer. */
const together = 6;
const ofBriefsTimes = 6;
const realTimes = 10;
const passes = 2;
const looks = 12;
const least = 0.1;

for (const lang of locales) {
  if (values.language && !values.language.includes(lang)) continue;
  if (folder !== undefined) await fit(lang, folder);
  const all = hastyTexts(lang).unseen.map((text) =>
    countMends(text, correctSpelling(text.typed, lang), lang),
  );
  if (values.told) console.log(all.map(({ told }) => told.join(' | ')).join('\n'));
  const sum = (of: 'slips' | 'mended' | 'wrong' | 'damaged' | 'words') =>
    all.reduce((total, one) => total + one[of], 0);
  console.log(
    `${lang}: of ${sum('words')} words ${sum('slips')} are slips; ${sum('mended')} are mended, ${sum('wrong')} become another wrong word, ${sum('damaged')} right words do`,
  );
}

async function fit(lang: Locale, from: string): Promise<void> {
  const random = randomFrom(7);
  const written = (await readFile(`${from}/${lang}.txt`, 'utf8'))
    .split('\n')
    .filter((line) => line.length > 8);
  // Some of the labelled briefs were typed in haste themselves.
  const careful = labelledBriefs(lang).filter(
    ({ sentences }) => !sentences.some(({ text }) => startsLower(text)),
  );
  const ofBriefs = careful.flatMap(({ sentences }) => sentences.map(({ text }) => `${text} .`));
  const lines = shuffled([...written, ...timesOver(ofBriefs, ofBriefsTimes)], random);
  const type = typist(lang, randomFrom(11));
  const real = hastyTexts(lang).mended.map((text) => examplesOf(text, lang));
  const lessons = shuffled(
    [
      ...Array.from(
        { length: Math.ceil(lines.length / together) },
        (_, at) => () => type(lines.slice(at * together, (at + 1) * together)),
      ),
      ...timesOver(
        real.map((examples) => () => examples),
        realTimes,
      ),
    ],
    random,
  );
  const { weights, learn } = fitting(lang, random);
  const means = new Float32Array(weights.length);
  const between = Math.floor(lessons.length / looks);
  for (let pass = 0; pass < passes; pass += 1)
    for (const [at, lesson] of lessons.entries()) {
      learn(lesson());
      // What was learned last moves single weights too far: the mean of the last pass errs less.
      if (pass === passes - 1 && (at + 1) % between === 0)
        for (const [place, weight] of weights.entries()) means[place] = (means[place] ?? 0) + weight / looks;
    }
  await writeWeights({ name: 'mending', lang, least }, means);
}

function timesOver<One>(list: readonly One[], times: number): One[] {
  return Array.from({ length: times }, () => list).flat();
}
