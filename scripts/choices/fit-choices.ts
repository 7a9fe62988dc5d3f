import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import type { Reading } from '#app/features/pitch/engine/facts';
import { maxWordsFor } from '#app/features/pitch/engine/max-words';
import { hasWhatItNeeds, wordsIn } from '#app/features/pitch/engine/plan/choose';
import type { Line } from '#app/features/pitch/engine/plan/lines';
import { gapFeatures, type LineWeights, sayFeatures } from '#app/features/pitch/engine/plan/worth';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { linesOf } from '#app/features/pitch/engine/realise/lines';
import { slotsOf } from '#app/features/pitch/engine/realise/slots';
import { locales } from '#app/i18n/locales';
import { type ChosenBrief, chosenBriefs } from '#tests/fixtures/briefs/chosen';
import { fitWeights, type Example, scoresOf } from './fit';

// Fits what a line is worth, and what is lost where it is said without the one before, on what editors chose; and counts
// how much of it is chosen of briefs that it was not fitted on: each fifth in turn is left out.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const folds = 5;
const seconds = [15, 30] as const;
/** Of more lines there would be too many ways. */
const mostLines = 12;

const examples = locales
  .flatMap((lang) => chosenBriefs(lang).map((brief, at) => ({ lang, brief, fold: at % folds })))
  .flatMap(({ lang, brief, fold }) => {
    const { text, spans } = typed(brief);
    const order = { brief: { ...brief.context, distributedIn: [], description: text }, lang };
    const reading = readBrief(order);
    const lines = linesOf(reading, slotsOf(reading)).filter(({ facts }) => facts[0]?.field === 'description');
    const offer = lines.findIndex(({ kind }) => kind === 'offer');
    return seconds.flatMap((limit) => {
      const most = maxWordsFor(lang, limit);
      const chosen = limit === 15 ? brief.in15 : brief.in30;
      const isSaid = (line: Line) =>
        line.facts.some(({ span }) => chosen.includes(sentenceAt(span[0], spans)));
      const said = lines.map((line, at) => at === offer || isSaid(line));
      return lines.length > mostLines
        ? []
        : [{ lang, limit, fold, ...exampleOf(lines, reading, said, most) }];
    });
  });

const told = Array.from({ length: folds }, (_, fold) => {
  const weights = fitWeights(examples.filter((one) => one.fold !== fold));
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
  const { say, gap } = fitWeights(examples);
  const text = JSON.stringify({ say: round(say), gap: round(gap) }, null, 2);
  await writeFile('app/features/pitch/engine/plan/worth.json', `${text}\n`);
}

function typed({ sentences }: ChosenBrief) {
  let text = '';
  const spans = sentences.map((sentence): [number, number] => {
    const from = text.length;
    text += `${sentence.text}${/[.!?…]$/u.test(sentence.text) ? '' : '.'} `;
    return [from, text.length];
  });
  return { text: text.trim(), spans };
}

function sentenceAt(place: number, spans: readonly [number, number][]): number {
  return spans.findIndex(([from, to]) => place >= from && place < to);
}

/** Each way to choose that has room and leaves nothing out that is needed. */
function exampleOf(lines: Line[], reading: Reading, said: boolean[], most: number): Example {
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
    gap: lines.map((_line, at) => gapFeatures(lines, at, reading)),
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
