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
  order: number;
  /** The line that must be said before, because this one points back to it. */
  after?: Line;
  /** What went of the sentence, where it is said in fewer words. */
  cut?: Cut;
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
