import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import type { Reading } from '#app/features/pitch/engine/facts';
import { maxWordsFor } from '#app/features/pitch/engine/max-words';
import { hasWhatItNeeds, wordsIn } from '#app/features/pitch/engine/plan/choose';
import { leaningsOf } from '#app/features/pitch/engine/plan/leaning';
import type { Line } from '#app/features/pitch/engine/plan/lines';
import { cutLines, gapFeatures, type LineWeights, sayFeatures } from '#app/features/pitch/engine/plan/worth';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { linesOf } from '#app/features/pitch/engine/realise/lines';
import { slotsOf } from '#app/features/pitch/engine/realise/slots';
import { type Locale, locales } from '#app/i18n/locales';
import {
  type ChosenBrief,
  chosenBriefs,
  leaningBriefs,
  type ShortenedBrief,
  shortenedBriefs,
} from '#tests/fixtures/briefs/chosen';
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
const mostWays = 500;
/** What ends a text, beside what editors chose among. */
const wordsOfAsk = { 15: 7, 30: 9 };

const choices = locales.flatMap((lang) =>
  chosenBriefs(lang).map((brief, at) => ({ lang, brief, fold: at % folds, ...linesIn(brief, lang) })),
);
const leaning = locales.flatMap((lang) =>
  leaningBriefs(lang).map((brief, at) => ({ lang, brief, fold: at % folds, ...linesIn(brief, lang) })),
);

const shortened = locales.flatMap((lang) =>
  shortenedBriefs(lang).map((brief, at) => ({ lang, brief, fold: at % folds, ...linesIn(brief, lang) })),
);

const told = Array.from({ length: folds }, (_, fold) => {
  const { weights, examples } = fitOn(fold);
  return examples.filter((one) => one.fold === fold).map((one) => ({ ...one, found: best(one, weights) }));
}).flat();

for (const lang of locales)
  for (const limit of seconds) {
    const some = told.filter((one) => one.lang === lang && one.limit === limit);
    const same = some.filter(({ found, said }) => isSameWay(found, said)).length;
    const both = count(some, (one, at) => isSaid(one.found[at]) && isSaid(one.said[at]));
    const any = count(some, (one, at) => isSaid(one.found[at]) || isSaid(one.said[at]));
    console.log(
      `${lang}, ${limit} s, left out of the fit: the same in ${same} of ${some.length}, shared ${Math.round((100 * both) / any)} %`,
    );
  }
const cuts = told.flatMap(({ found, said, never = [] }) =>
  found.flatMap((form, at) =>
    form > 1 ? [{ isSame: said[at] === form, isBad: never[at]?.includes(form) }] : [],
  ),
);
console.log(
  `shortened, left out of the fit: ${cuts.length} sentences, ${cuts.filter(({ isSame }) => isSame).length} as an editor did, ` +
    `${cuts.filter(({ isBad }) => isBad).length} as none would`,
);
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
  const examples = [
    ...choices.flatMap((one) => examplesOf(one, leans).map((example) => ({ ...example, never: undefined }))),
    ...shortened.flatMap((one) => shortenedExamplesOf(one, leans)),
  ];
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
    const chosen = limit === 15 ? brief.in15 : brief.in30;
    const said = lines.map((line) =>
      Number(line.kind === 'offer' || sentencesOf(line).some((at) => chosen.includes(at))),
    );
    const forms = lines.map((line) => [line]);
    const example = exampleOf(forms, reading, { said, most: maxWordsFor(lang, limit), leans });
    return { lang, limit, fold, ...example };
  });
}

/** Where an editor could leave clauses out too. */
function shortenedExamplesOf(
  { lang, fold, brief, lines, reading }: Read & { brief: ShortenedBrief },
  leans: Record<string, number>,
) {
  const forms = lines.map((line, at) => [line, ...cutLines(lines, at, reading)]);
  return seconds.flatMap((limit) => {
    const chosen = limit === 15 ? brief.in15 : brief.in30;
    const said = forms.map((ways) => ways.findIndex(({ text }) => chosen.includes(text)) + 1);
    const isKnown = said.filter((form) => form > 0).length === chosen.length;
    const isSold = forms.some(([line], at) => line?.kind === 'offer' && said[at] !== 0);
    if (!isKnown || !isSold || lines.length > mostLines) return [];
    const most = maxWordsFor(lang, limit) - wordsOfAsk[limit];
    const never = forms.map((of) =>
      of.flatMap(({ text }, form) => (brief.never.includes(text) ? [form + 1] : [])),
    );
    return [{ lang, limit, fold, never, ...exampleOf(forms, reading, { said, most, leans }) }];
  });
}

function sentenceAt(place: number, spans: readonly [number, number][]): number {
  return spans.findIndex(([from, to]) => place >= from && place < to);
}

/** Ways to choose that have room and leave nothing out that is needed; of very many each so-manieth. */
function exampleOf(
  forms: Line[][],
  reading: Reading,
  { said, most, leans }: { said: number[]; most: number; leans: Record<string, number> },
): Example {
  const lines = forms.flatMap(([line]) => (line ? [line] : []));
  const all = forms.reduce<number[][]>(
    (ways, of) =>
      ways
        .flatMap((way) => {
          const first = of[0]?.kind === 'offer' ? 1 : 0;
          return Array.from({ length: of.length + 1 - first }, (_, form) => [...way, form + first]);
        })
        .filter((way) => wordsIn(chosenIn(way, forms)) <= most),
    [[]],
  );
  const fitting = all.filter((way) => {
    const chosen = chosenIn(way, forms);
    const orders = new Set(chosen.map(({ order }) => order));
    return chosen.every((line) => hasWhatItNeeds(line, orders));
  });
  const each = Math.ceil(fitting.length / mostWays);
  const ways = fitting.filter((way, at) => at % each === 0 && !isSameWay(way, said));
  return {
    say: forms.map((of, at) => of.map((line) => sayFeatures(lines.with(at, line), at, reading))),
    gap: lines.map((_line, at) => gapFeatures(lines, at, leaningsOf(lines, at, reading, leans))),
    ways: [said, ...ways],
    said,
  };
}

function chosenIn(way: readonly number[], forms: readonly Line[][]): Line[] {
  return way.flatMap((form, at) => forms[at]?.[form - 1] ?? []);
}

function isSameWay(one: readonly number[], other: readonly number[]): boolean {
  return one.every((form, at) => form === other[at]);
}

function best(example: Example, weights: LineWeights): number[] {
  const scores = scoresOf(example, weights);
  return example.ways[scores.indexOf(Math.max(...scores))] ?? [];
}

function isSaid(form: number | undefined): boolean {
  return form !== undefined && form > 0;
}

function count<T extends { said: number[] }>(
  some: readonly T[],
  is: (one: T, at: number) => boolean,
): number {
  return some.reduce((sum, one) => sum + one.said.filter((_said, at) => is(one, at)).length, 0);
}
