/** What is drawn of a figure: rows of strokes, of which the first `count` are full. */
export type Strokes = { rows: number; perRow: number; count: number };

/**
 * Of a part of a whole one drawing, a stroke for each: the counts that its words end with, `(33 of 132)`, in as many
 * rows as the figure has parts. Of two that are compared two, on the scale of ten or of the larger.
 */
export function strokesOf(figure: string, html: string): Strokes[] {
  const { first, second } = splitFigure(figure);
  const [one, other] = [numberOf(first), numberOf(second)];
  if (!(one >= 0 && other > 0)) return [];
  if (one > other) {
    const perRow = Math.max(10, Math.ceil(one));
    return perRow <= widest ? [one, other].map((count) => ({ rows: 1, perRow, count })) : [];
  }
  const [, part, whole] = /\((\d+)\D+(\d+)\)\s*$/u.exec(html) ?? [];
  const [count, all] = part && whole ? [Number(part), Number(whole)] : [one, other];
  const rows = all === other ? 1 : other;
  return [inRows(count, all, rows)].filter((strokes) => strokes !== undefined);
}

/** Nobody counts more in a row. */
const widest = 33;

function inRows(count: number, all: number, least: number): Strokes | undefined {
  const rows = Array.from({ length: 8 }, (_, more) => least + more).find(
    (some) => all % some === 0 && all / some <= widest,
  );
  return rows ? { rows, perRow: all / rows, count } : undefined;
}

function numberOf(words: string | undefined): number {
  return Number(words?.replace(',', '.'));
}

export function splitFigure(figure: string): { first?: string; words?: string; second?: string } {
  return /^(?<first>\S+)\s(?<words>\p{L}.*\p{L})(?:\s(?<second>.*))?$/u.exec(figure)?.groups ?? {};
}
