import type { Duration } from '../../pitch';
import { sentenceLimits, type Band } from '../bands';
import { countPlaceholders } from '../span';
import { countWords, splitSentences } from '../words';
import type { Beat, Variant } from './beat';

/** A beat as it was chosen: the text to say. */
export type Line = { name: string; text: string; opensParagraph: boolean };

/**
 * Chooses one variant, or none, of each beat so that the words fall inside the band, the placeholders stay few and the
 * whole is worth most (dynamic programming over words and placeholders). Long sentences cost more and more until the
 * mean is speakable; one more placeholder is let in when nothing else falls inside the band. `spare` placeholders are
 * welcome beyond the usual few; a last resort is said only where nothing else would do. Deterministic.
 */
export function chooseLines(beats: Beat[], duration: Duration, band: Band, spare = 0): Line[] {
  const used = beats
    .filter((beat) => beat.weight[duration] > 0)
    .map((beat) => ({ ...beat, variants: beat.variants.map(measure) }));
  const usual = used.filter(({ lastResort }) => lastResort !== true);
  let chosen: Chosen[] = [];
  const few = fewPlaceholders[duration] + spare;
  for (const sayable of usual.length < used.length ? [usual, used] : [usual]) {
    for (const placeholders of [few, few + 1, mostPlaceholders]) {
      for (const strictness of [0, 0.15, 0.4, 1]) {
        chosen = chooseVariants(sayable, duration, band, placeholders, strictness);
        if (isSpeakable(chosen, band)) return chosen.map(toLine);
      }
    }
  }
  return chosen.map(toLine);
}

/** Facts that a pitch of each duration may leave to fill in. */
const fewPlaceholders: Record<Duration, number> = { 15: 1, 30: 1, 60: 2, 90: 3 };
const mostPlaceholders = 6;

/** A variant with what the search weighs: its sentences and words, the facts left to fill in. */
type Measured = Variant & {
  sentences: number;
  words: number;
  placeholders: number;
  /** Words beyond the thirteenth of each sentence. */
  excess: number;
  tooLong: boolean;
};
type MeasuredBeat = Omit<Beat, 'variants'> & { variants: Measured[] };
type Chosen = { beat: MeasuredBeat; variant: Measured };

/** The same variant is weighed for four durations, and again with every opening that is tried. */
const measured = new WeakMap<Variant, Measured>();

function measure(variant: Variant): Measured {
  const known = measured.get(variant);
  if (known !== undefined) return known;
  const lengths = splitSentences(variant.text).map(countWords);
  const sum = (of: (length: number) => number) => lengths.reduce((total, length) => total + of(length), 0);
  const result = {
    ...variant,
    sentences: lengths.length,
    words: sum((length) => length),
    placeholders: countPlaceholders(variant.text),
    excess: sum((length) => Math.max(0, length - 13)),
    tooLong: lengths.some((length) => length > sentenceLimits.longest),
  };
  measured.set(variant, result);
  return result;
}

/**
 * The most that each number of words and placeholders can be worth, in cells of `words * width + placeholders`, as far
 * as any choice reaches them. `choices` tells of each beat which variant brought a cell its worth, counted from 1.
 */
type Table = { width: number; worth: Float64Array; choices: Uint16Array[] };

function chooseVariants(
  beats: MeasuredBeat[],
  duration: Duration,
  [least, most]: Band,
  placeholders: number,
  strictness: number,
): Chosen[] {
  const table = fillTable(beats, duration, most, placeholders, strictness);
  const chosen: Chosen[] = [];
  let cell = bestCell(table, least);
  for (let at = beats.length - 1; at >= 0; at -= 1) {
    const beat = beats[at];
    const variant = beat?.variants[(table.choices[at]?.[cell] ?? 0) - 1];
    if (beat === undefined || variant === undefined) continue;
    chosen.unshift({ beat, variant });
    cell -= variant.words * table.width + variant.placeholders;
  }
  return chosen;
}

function fillTable(
  beats: MeasuredBeat[],
  duration: Duration,
  most: number,
  placeholders: number,
  strictness: number,
): Table {
  const width = placeholders + 1;
  const choices: Uint16Array[] = [];
  let reached = 0;
  let worth = new Float64Array((most + 1) * width).fill(-Infinity);
  worth[0] = 0;
  let next = new Float64Array(worth.length);
  for (const beat of beats) {
    next.set(worth);
    const taken = new Uint16Array(worth.length);
    let furthest = reached;
    for (const { cells, open, gain, choice } of stepsOf(beat, duration, width, strictness)) {
      const last = Math.min(reached, worth.length - 1 - cells);
      for (let cell = 0; cell <= last; cell += 1) {
        if (open > 0 && (cell % width) + open > placeholders) continue;
        const after = (worth[cell] ?? -Infinity) + gain;
        const to = cell + cells;
        if (after > (next[to] ?? Infinity)) {
          next[to] = after;
          taken[to] = choice;
          furthest = Math.max(furthest, to);
        }
      }
    }
    reached = furthest;
    [worth, next] = [next, worth];
    choices.push(taken);
  }
  return { width, worth, choices };
}

/** How far each variant leads and what it brings; of two that bring as much to a cell, the longer comes first. */
function stepsOf(beat: MeasuredBeat, duration: Duration, width: number, strictness: number) {
  return beat.variants
    .map((variant, rank) => ({
      cells: variant.words * width + variant.placeholders,
      open: variant.placeholders,
      gain: gainOf(variant, rank, beat.weight[duration], strictness),
      choice: rank + 1,
    }))
    .toSorted((one, other) => other.cells - one.cells);
}

/** What saying a variant brings. */
function gainOf(variant: Measured, rank: number, weight: number, strictness: number): number {
  const { worth, excess, tooLong, placeholders } = variant;
  return weight + worth - rank * 0.05 - strictness * excess - (tooLong ? 1000 : 0) - placeholders;
}

/** The best cell of at least that many words, or of the most words there are. */
function bestCell({ width, worth }: Table, least: number): number {
  const longest = worth.findLastIndex((one) => one > -Infinity);
  const start = Math.min(least * width, longest - (longest % width));
  const most = worth.subarray(start).reduce((top, one) => Math.max(top, one), -Infinity);
  return worth.indexOf(most, start);
}

function isSpeakable(chosen: Chosen[], [least]: Band): boolean {
  const sum = (of: (variant: Measured) => number) =>
    chosen.reduce((total, { variant }) => total + of(variant), 0);
  const words = sum((variant) => variant.words);
  return words >= least && words <= sentenceLimits.mean * sum((variant) => variant.sentences);
}

function toLine({ beat, variant }: Chosen): Line {
  return { name: beat.name, text: variant.text, opensParagraph: beat.opensParagraph ?? false };
}
