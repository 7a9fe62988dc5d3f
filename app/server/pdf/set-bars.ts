import type { Block } from './blocks';
import { paperColours } from './brand';
import type { Cursor } from './cursor';
import { flowColumn, flowPage, flowStyles, gap } from './flow-style';
import type { Pdf, SetText } from './pdf';

type Bars = Extract<Block, { kind: 'bars' }>;

/** Of a row, its columns and its bar; in points. */
const row = { height: 21, labels: 184, values: 40, bar: 8, padding: 8 };
const barColumn = flowColumn - row.labels - row.values;
const captionGap = 6;

/** A table of one figure a row, each with a bar as long as its value; all rows stay on one page. */
export function setBars(cursor: Cursor, { caption, bars }: Bars): void {
  const { pdf } = cursor;
  cursor.leave(gap / 2);
  const { head, labels, height } = measured(pdf, { caption, bars });
  cursor.keep(height);
  cursor.y = pdf.text('P', head, { x: flowPage.axis, y: cursor.y }).y + captionGap;
  const most = Math.max(...bars.map(({ value }) => value), 1);
  pdf.within('Table', () => {
    for (const { bar, label } of labels)
      setRow(cursor, { bar, label, length: (barColumn * bar.value) / most });
  });
  cursor.leave(gap * 1.5);
}

/** What bars need to stand on one page. */
export function barsHeight(pdf: Pdf, bars: Omit<Bars, 'kind'>): number {
  return measured(pdf, bars).height;
}

function measured(pdf: Pdf, { caption, bars }: Omit<Bars, 'kind'>) {
  const head = pdf.measure([{ text: caption }], flowStyles.columnHead, flowColumn);
  const labels = bars.map((bar) => ({
    bar,
    label: pdf.measure([{ text: bar.label }], flowStyles.cell, row.labels - 12),
  }));
  const rows = labels.reduce((sum, { label }) => sum + rowHeight(label), 0);
  return { head, labels, height: head.height + captionGap + rows };
}

function rowHeight(label: SetText): number {
  return Math.max(row.height, label.height + row.padding);
}

type Row = { bar: Bars['bars'][number]; label: SetText; length: number };

function setRow(cursor: Cursor, { bar, label, length }: Row): void {
  const { pdf, y } = cursor;
  const height = rowHeight(label);
  const value = pdf.measure(
    [{ text: bar.text, ...(bar.told ? { weight: 'strong' as const } : {}) }],
    flowStyles.cell,
    row.values,
  );
  const width = value.lines[0]?.width ?? 0;
  pdf.within('TR', () => {
    pdf.text('TH', label, { x: flowPage.axis, y: y + (height - label.height) / 2 });
    pdf.text('TD', value, { x: flowPage.right - width, y: y + (height - value.height) / 2 });
  });
  pdf.furniture((pen) => {
    pen
      .rect(flowPage.axis + row.labels, y + (height - row.bar) / 2, length, row.bar)
      .fill(bar.told ? paperColours.accent : paperColours.bar);
    pen
      .moveTo(flowPage.axis, y + height)
      .lineTo(flowPage.right, y + height)
      .lineWidth(0.5)
      .stroke(paperColours.line);
  });
  cursor.y = y + height;
}
