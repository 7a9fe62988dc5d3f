import type { Span } from '#app/server/typefaces/lines';
import { paperColours } from './brand';
import type { Cursor } from './cursor';
import { flowColumn, flowPage, flowStyles, gap } from './flow-style';
import type { Pdf, SetText } from './pdf';

/** Above and below the text of a cell, and on its right. */
const padding = { block: 6, end: 12 };

/** The first row is the head; a row stays on one page, the whole table too where it can. */
export function setTable(cursor: Cursor, rows: Span[][][]): void {
  const measured = measureRows(cursor.pdf, rows);
  cursor.keep(Math.min(heightOf(measured), mostKept));
  cursor.pdf.within('Table', () => {
    for (const row of measured) setRow(cursor, row);
  });
  cursor.leave(gap);
}

/** What a table needs to stand on one page; a longer one goes on on the next. */
export function tableHeight(pdf: Pdf, rows: Span[][][]): number {
  return Math.min(heightOf(measureRows(pdf, rows)), mostKept);
}

const mostKept = 500;

type Row = { cells: { text: SetText; x: number }[]; height: number; isHead: boolean };

function measureRows(pdf: Pdf, rows: Span[][][]): Row[] {
  const widths = columnWidths(rows);
  return rows.map((row, at) => {
    const isHead = at === 0;
    const style = isHead ? flowStyles.columnHead : flowStyles.cell;
    let x: number = flowPage.axis;
    const cells = row.map((spans, column) => {
      const width = widths[column] ?? 0;
      const cell = { text: pdf.measure(spans, style, width - padding.end), x };
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

function setRow(cursor: Cursor, { cells, height, isHead }: Row): void {
  const { pdf } = cursor;
  cursor.keep(height);
  const { y } = cursor;
  pdf.within('TR', () => {
    for (const { text, x } of cells) pdf.text(isHead ? 'TH' : 'TD', text, { x, y: y + padding.block });
  });
  cursor.y = y + height;
  pdf.furniture((pen) =>
    pen
      .moveTo(flowPage.axis, y + height)
      .lineTo(flowPage.right, y + height)
      .lineWidth(0.75)
      .stroke(paperColours.line),
  );
}

/** In the proportion of their longest texts, none too narrow for a word. */
function columnWidths(rows: Span[][][]): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const lengths = Array.from({ length: count }, (_, column) => {
    const longest = Math.max(...rows.map((row) => lengthOf(row[column] ?? [])));
    return Math.min(70, Math.max(26, longest));
  });
  const sum = lengths.reduce((total, length) => total + length, 0);
  return lengths.map((length) => (flowColumn * length) / sum);
}

function lengthOf(text: Span[]): number {
  return text.reduce((sum, span) => sum + span.text.length, 0);
}
