import type { Fact, FactKind } from '../facts';

/** A sentence of the pitch, or several that belong together, with the facts that it says. */
export type Line = {
  text: string;
  kind: FactKind;
  facts: Fact[];
  words: number;
  weight: number;
  order: number;
  /** The line that must be said before, because this one points back to it. */
  after?: Line;
  /** The line without which this one says nothing; its place is its own. */
  needs?: Line;
};

/** Whether a sentence among the lines points back to this one. */
export function isLeantOn(line: Line, lines: Line[]): boolean {
  return lines.some(
    ({ after, needs, facts }) => (after === line || needs === line) && facts[0]?.form !== 'fragment',
  );
}
