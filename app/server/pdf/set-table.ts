import type { Span } from '#app/server/typefaces/lines';
import type { Block } from './blocks';
import { paperColours } from './brand';
import type { Cursor } from './cursor';
import { flowPage, flowStyles, gap } from './flow-style';
import { pageSize, type Pdf, type SetText } from './pdf';

type Table = Omit<Extract<Block, { kind: 'table' }>, 'kind'>;

/** Above and below the text of a cell, and on its right. */
const padding = { block: 6, end: 12 };

/** A table of more columns of words takes the room of the labels too. */
const mostBesideLabels = 3;

/** The first row is the head; a row stays on one page, the whole table too where it can. */
export function setTable(cursor: Cursor, table: Table): void {
  if (leftEdgeOf(table) < flowPage.axis) cursor.leave(0);
  const measured = measureRows(cursor.pdf, table);
  cursor.keep(Math.min(heightOf(measured), maxTogether));
  cursor.pdf.within('Table', () => {
    for (const row of measured) setRow(cursor, row, leftEdgeOf(table));
  });
  cursor.leave(gap);
}

/** What a table needs to stand on one page; a longer one goes on on the next. */
export function tableHeight(pdf: Pdf, table: Table): number {
  return Math.min(heightOf(measureRows(pdf, table)), maxTogether);
}

const maxTogether = 500;

function leftEdgeOf({ rows, numeric = [] }: Table): number {
  const ofWords = columnsOf(rows) - numeric.filter(Boolean).length;
  return ofWords > mostBesideLabels ? flowPage.left : flowPage.axis;
}

function columnsOf(rows: Span[][][]): number {
  return Math.max(...rows.map((row) => row.length));
}

type Row = { cells: { text: SetText; x: number }[]; height: number; isHead: boolean };

function measureRows(pdf: Pdf, table: Table): Row[] {
  const { rows, numeric = [] } = table;
  const left = leftEdgeOf(table);
  const widths = columnWidths(pdf, table, flowPage.right - left);
  return rows.map((row, at) => {
    const isHead = at === 0;
    const style = isHead ? flowStyles.columnHead : flowStyles.cell;
    let x: number = left;
    const cells = row.map((spans, column) => {
      const width = widths[column] ?? 0;
      const end = column === row.length - 1 ? 0 : padding.end;
      const text = pdf.measure(spans, style, width - end);
      const textWidth = Math.max(...text.lines.map((line) => line.width));
      const cell = { text, x: numeric[column] ? x + width - end - textWidth : x };
      x += width;
      return cell;
    });
    const height = Math.max(...cells.map(({ text }) => text.height)) + 2 * padding.block;
    return { cells, height, isHead };
  });
}

function heightOf(rows: Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}

function setRow(cursor: Cursor, { cells, height, isHead }: Row, left: number): void {
  const { pdf } = cursor;
  cursor.keep(height);
  const { y } = cursor;
  pdf.within('TR', () => {
    for (const { text, x } of cells) pdf.text(isHead ? 'TH' : 'TD', text, { x, y: y + padding.block });
  });
  cursor.y = y + height;
  pdf.furniture((pen) =>
    pen
      .moveTo(left, y + height)
      .lineTo(flowPage.right, y + height)
      .lineWidth(0.75)
      .stroke(paperColours.line),
  );
}

/** Fewest and most letters that a column is counted as; one of short texts or figures is as narrow as it can be. */
const letters = { most: 70, fewest: 26, short: 9 };

/**
 * In the proportion of their longest texts, none too narrow for a word; one of short texts takes what they need, and
 * leaves the rest to the others.
 */
function columnWidths(pdf: Pdf, { rows, numeric = [] }: Table, room: number): number[] {
  const columns = Array.from({ length: columnsOf(rows) }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? []);
    if (numeric[column]) return { length: Math.max(letters.short, ...cells.map(longestWord)) + 4, fixed: 0 };
    const longest = Math.max(...cells.map(lengthOf));
    if (longest <= letters.short) return { length: 0, fixed: widestOf(pdf, cells) + 1.5 * padding.end };
    const fewest = numeric.includes(true) ? Math.max(...cells.map(longestWord)) + 2 : letters.fewest;
    return { length: Math.min(letters.most, Math.max(fewest, longest)), fixed: 0 };
  });
  const fixedWidth = columns.reduce((total, { fixed }) => total + fixed, 0);
  const sum = columns.reduce((total, { length }) => total + length, 0);
  return columns.map(({ length, fixed }) => fixed || ((room - fixedWidth) * length) / sum);
}

/** In points, as a head would be set, which is the widest. */
function widestOf(pdf: Pdf, cells: Span[][]): number {
  const lines = cells.flatMap((cell) => pdf.measure(cell, flowStyles.columnHead, pageSize.width).lines);
  return Math.max(...lines.map(({ width }) => width));
}

function lengthOf(text: Span[]): number {
  return text.reduce((sum, span) => sum + span.text.length, 0);
}

function longestWord(text: Span[]): number {
  const words = text
    .map((span) => span.text)
    .join('')
    .split(' ');
  return Math.max(...words.map((word) => word.length));
}
