import type { Duration } from '../../pitch';
import { sentenceLimits } from '../bands';
import { countPlaceholders } from '../span';
import { countWords, splitSentences } from '../words';
import type { Beat, Variant } from './beat';

/** A beat as it was chosen: the text to say. */
export type Line = { text: string; opensParagraph: boolean };

/**
 * Chooses one variant, or none, of each beat so that the words fall inside the band, the placeholders stay few and the
 * whole is worth most (dynamic programming over words and placeholders). Long sentences cost more and more until the
 * mean is speakable; one more placeholder is let in when nothing else falls inside the band. Deterministic.
 */
export function chooseLines(beats: Beat[], duration: Duration, band: readonly [number, number]): Line[] {
  const used = beats.filter((beat) => beat.weight[duration] > 0);
  let lines: Line[] = [];
  for (const placeholders of [fewPlaceholders[duration], fewPlaceholders[duration] + 1, mostPlaceholders]) {
    for (const strictness of [0, 0.15, 0.4, 1]) {
      const table = fillTable(used, duration, band[1], placeholders, strictness);
      lines = linesOf(used, bestFrom(table, band[0]));
      if (countAll(lines) >= band[0] && meanSentence(lines) <= sentenceLimits.mean) return lines;
    }
  }
  return lines;
}

/** Facts that a pitch of each duration may leave to fill in. */
const fewPlaceholders: Record<Duration, number> = { 15: 1, 30: 1, 60: 2, 90: 3 };
const mostPlaceholders = 6;

type Path = { beat: number; variant: number; before: Path | undefined };
type Choice = { worth: number; path: Path | undefined };
/** By words, then by placeholders. */
type Table = (Choice | undefined)[][];
type Cost = { words: number; placeholders: number; worth: number };

function fillTable(
  beats: Beat[],
  duration: Duration,
  most: number,
  placeholders: number,
  strictness: number,
): Table {
  let table: Table = [[{ worth: 0, path: undefined }]];
  beats.forEach((beat, at) => {
    const costs = beat.variants.map((variant, rank) =>
      costOf(variant, rank, beat.weight[duration], strictness),
    );
    const next = table.map((row) => [...row]);
    table.forEach((row, words) =>
      row.forEach((choice, empty) => {
        if (choice === undefined) return;
        costs.forEach((cost, variant) => {
          const total = words + cost.words;
          const open = empty + cost.placeholders;
          if (total > most || open > placeholders) return;
          const worth = choice.worth + cost.worth;
          const cells = (next[total] ??= []);
          if (worth > (cells[open]?.worth ?? -Infinity)) {
            cells[open] = { worth, path: { beat: at, variant, before: choice.path } };
          }
        });
      }),
    );
    table = next;
  });
  return table;
}

/** The best choice of at least that many words, or the longest there is. */
function bestFrom(table: Table, least: number): Choice | undefined {
  const best = (rows: Table) =>
    rows
      .flat()
      .filter((choice) => choice !== undefined)
      .reduce<Choice | undefined>(
        (top, choice) => (top === undefined || choice.worth > top.worth ? choice : top),
        undefined,
      );
  return best(table.slice(least)) ?? best(table.slice(-1));
}

function costOf(variant: Variant, rank: number, weight: number, strictness: number): Cost {
  const lengths = splitSentences(variant.text).map(countWords);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const excess = lengths.reduce((sum, length) => sum + Math.max(0, length - 13), 0);
  const tooLong = lengths.some((length) => length > sentenceLimits.longest) ? 1000 : 0;
  const placeholders = countPlaceholders(variant.text);
  return {
    words,
    placeholders,
    worth: weight + variant.worth - rank * 0.05 - strictness * excess - tooLong - placeholders,
  };
}

function linesOf(beats: Beat[], choice: Choice | undefined): Line[] {
  const lines: Line[] = [];
  for (let step = choice?.path; step !== undefined; step = step.before) {
    const beat = beats[step.beat];
    const text = beat?.variants[step.variant]?.text;
    if (beat !== undefined && text !== undefined)
      lines.unshift({ text, opensParagraph: beat.opensParagraph ?? false });
  }
  return lines;
}

function countAll(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + countWords(line.text), 0);
}

function meanSentence(lines: Line[]): number {
  const sentences = lines.flatMap((line) => splitSentences(line.text));
  return sentences.length === 0
    ? 0
    : sentences.reduce((sum, one) => sum + countWords(one), 0) / sentences.length;
}
