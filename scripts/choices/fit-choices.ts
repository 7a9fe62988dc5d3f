import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import type { Reading } from '#app/features/pitch/engine/facts';
import { maxWordsFor } from '#app/features/pitch/engine/max-words';
import { hasWhatItNeeds, wordsIn } from '#app/features/pitch/engine/plan/choose';
import { leaningsOf } from '#app/features/pitch/engine/plan/leaning';
import type { Line } from '#app/features/pitch/engine/plan/lines';
import { gapFeatures, type LineWeights, sayFeatures } from '#app/features/pitch/engine/plan/worth';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { linesOf } from '#app/features/pitch/engine/realise/lines';
import { slotsOf } from '#app/features/pitch/engine/realise/slots';
import { type Locale, locales } from '#app/i18n/locales';
import { type ChosenBrief, chosenBriefs, leaningBriefs } from '#tests/fixtures/briefs/chosen';
import type { LabelledBrief } from '#tests/fixtures/briefs/labelled';
import { fitWeights, type Example, scoresOf } from './fit';
import { fitLeaning, leaningExamples } from './fit-leaning';

// Fits which line leans on which, what a line is worth, and what is lost where it is said without one before, on what editors
// said and chose; and counts how much of it is chosen of briefs that it was not fitted on: each fifth in turn is left out.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const folds = 5;
const seconds = [15, 30] as const;
/** Of more lines there would be too many ways. */
const mostLines = 12;
/**
 * Editors left fewer sentences without what they lean on than the fitted loss does, so it counts four times. Twice left
 * more of them, six times no fewer.
 */
const timesHeard = 4;

const choices = locales.flatMap((lang) =>
  chosenBriefs(lang).map((brief, at) => ({ lang, brief, fold: at % folds, ...linesIn(brief, lang) })),
);
const leaning = locales.flatMap((lang) =>
  leaningBriefs(lang).map((brief, at) => ({ lang, brief, fold: at % folds, ...linesIn(brief, lang) })),
);

const told = Array.from({ length: folds }, (_, fold) => {
  const { weights, examples } = fitOn(fold);
  return examples.filter((one) => one.fold === fold).map((one) => ({ ...one, found: best(one, weights) }));
}).flat();

for (const lang of locales)
  for (const limit of seconds) {
    const some = told.filter((one) => one.lang === lang && one.limit === limit);
    const same = some.filter(({ found, said }) => found.every((is, at) => is === said[at])).length;
    const both = count(some, (one, at) => one.found[at] === true && one.said[at] === true);
    const any = count(some, (one, at) => one.found[at] === true || one.said[at] === true);
    console.log(
      `${lang}, ${limit} s, left out of the fit: the same in ${same} of ${some.length}, shared ${Math.round((100 * both) / any)} %`,
    );
  }
if (!values.check) {
  const round = (weights: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(weights).map(([name, weight]) => [name, Math.round(weight * 100) / 100]),
    );
  const { leans, weights } = fitOn();
  const text = JSON.stringify({ say: round(weights.say), gap: round(weights.gap) }, null, 2);
  await writeFile('app/features/pitch/engine/plan/worth.json', `${text}\n`);
  await writeFile(
    'app/features/pitch/engine/plan/leaning.json',
    `${JSON.stringify(round(leans), null, 2)}\n`,
  );
}

/** First what leans on what, then what is chosen for it. */
function fitOn(leftOut?: number) {
  const leans = fitLeaning(
    [...choices, ...leaning].filter(({ fold }) => fold !== leftOut).flatMap(leaningsIn),
  );
  const examples = choices.flatMap((one) => examplesOf(one, leans));
  const weights = fitWeights(examples.filter(({ fold }) => fold !== leftOut));
  weights.gap['leans'] = (weights.gap['leans'] ?? 0) * timesHeard;
  return { leans, examples, weights };
}

function linesIn({ sentences, context }: LabelledBrief, lang: Locale) {
  let text = '';
  const spans = sentences.map((sentence): [number, number] => {
    const from = text.length;
    text += `${sentence.text}${/[.!?…]$/u.test(sentence.text) ? '' : '.'} `;
    return [from, text.length];
  });
  const reading = readBrief({ brief: { ...context, distributedIn: [], description: text.trim() }, lang });
  const lines = linesOf(reading, slotsOf(reading)).filter(({ facts }) => facts[0]?.field === 'description');
  const sentencesOf = (line: Line) => line.facts.map(({ span }) => sentenceAt(span[0], spans));
  return { reading, lines, sentencesOf };
}

type Read = { lang: Locale; fold: number } & ReturnType<typeof linesIn>;

function leaningsIn({ brief, lines, reading, sentencesOf }: Read & { brief: Pick<ChosenBrief, 'leans'> }) {
  return leaningExamples(lines, reading, (line) => {
    const stays = sentencesOf(line).map((at) => brief.leans[at] ?? -1);
    return lines.filter((other) => other !== line && sentencesOf(other).some((at) => stays.includes(at)));
  });
}

function examplesOf(
  { lang, fold, brief, lines, reading, sentencesOf }: Read & { brief: ChosenBrief },
  leans: Record<string, number>,
) {
  if (lines.length > mostLines) return [];
  return seconds.map((limit) => {
    const said = limit === 15 ? brief.in15 : brief.in30;
    const isSaid = lines.map(
      (line) => line.kind === 'offer' || sentencesOf(line).some((at) => said.includes(at)),
    );
    const example = exampleOf(lines, reading, { said: isSaid, most: maxWordsFor(lang, limit), leans });
    return { lang, limit, fold, ...example };
  });
}

function sentenceAt(place: number, spans: readonly [number, number][]): number {
  return spans.findIndex(([from, to]) => place >= from && place < to);
}

/** Each way to choose that has room and leaves nothing out that is needed. */
function exampleOf(
  lines: Line[],
  reading: Reading,
  { said, most, leans }: { said: boolean[]; most: number; leans: Record<string, number> },
): Example {
  const isOffer = lines.map(({ kind }) => kind === 'offer');
  const ways = Array.from({ length: 2 ** lines.length }, (_, way) =>
    lines.map((_line, at) => ((way >> at) & 1) === 1),
  )
    .filter((way) => isOffer.every((is, at) => !is || way[at]))
    .filter((way) => {
      const chosen = new Set(lines.filter((_line, at) => way[at]));
      const isSame = way.every((is, at) => is === said[at]);
      return (
        isSame || (wordsIn([...chosen]) <= most && [...chosen].every((line) => hasWhatItNeeds(line, chosen)))
      );
    });
  return {
    say: lines.map((_line, at) => sayFeatures(lines, at, reading)),
    gap: lines.map((_line, at) => gapFeatures(lines, at, leaningsOf(lines, at, reading, leans))),
    ways,
    said,
  };
}

function best(example: Example, weights: LineWeights): boolean[] {
  const scores = scoresOf(example, weights);
  return example.ways[scores.indexOf(Math.max(...scores))] ?? [];
}

function count<T extends { said: boolean[] }>(
  some: readonly T[],
  is: (one: T, at: number) => boolean,
): number {
  return some.reduce((sum, one) => sum + one.said.filter((_said, at) => is(one, at)).length, 0);
}
