import type { Cut } from './cut';
import type { Fact, FactKind } from '../facts';

/** A sentence of the pitch, or several that belong together, with the facts that it says. */
export type Line = {
  text: string;
  kind: FactKind;
  facts: Fact[];
  words: number;
  /** What it is worth to a listener; below 0 it is said only where everything is. */
  worth: number;
  /** What is lost where it is said without lines before it. */
  leans: readonly { on: Line; loss: number }[];
  /** What it speaks of without naming it. */
  refers: readonly Reference[];
  /** Answers that say it again. */
  repeats: readonly Line[];
  order: number;
  /** The line that must be said before, because this one points back to it. */
  after?: Line;
  /** What went of the sentence, where it is said in fewer words. */
  cut?: Cut;
};

/** What a line speaks of without its name, and the line before it that names it. */
export type Reference = {
  on: Line;
  /** Where in the line it stands: a line without its end may be without it. */
  at: number;
  /** What is lost where that line is not said, or not the part that names it. */
  loss: number;
  isNamedIn(line: Line): boolean;
  /** Said without its end that line is worse than not at all. */
  isOfEnd?: true;
};

/** One line, whole or without its last clauses. */
export function isSame(one: Line | undefined, other: Line | undefined): boolean {
  return one !== undefined && one.order === other?.order;
}

/** Whether a sentence among the lines points back to this one. */
export function isLeantOn(line: Line, lines: readonly Line[]): boolean {
  return lines.some(({ after, facts }) => isSame(after, line) && facts[0]?.form !== 'fragment');
}

/** What backs the offer and comes after it: how it goes, what it costs, who does it, what is asked. */
export const backing: ReadonlySet<FactKind> = new Set<FactKind>([
  'proof',
  'price',
  'condition',
  'place',
  'stage',
  'team',
  'value',
  'need',
  'invitation',
]);
