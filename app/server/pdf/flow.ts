import type { Span } from '#app/server/typefaces/lines';
import type { Block } from './blocks';
import { paperColours } from './brand';
import { createCursor, type Cursor } from './cursor';
import { flowColumn, flowPage, flowStyles, gap, labelWidth } from './flow-style';
import type { Pdf } from './pdf';
import { barsHeight, setBars } from './set-bars';
import { setTable, tableHeight } from './set-table';

/**
 * Sets blocks one below the other, from a new page on or from `y` on the page that is there, over as many pages as they
 * need. A label hangs beside the block that follows it; a title stands on the page of what it is about.
 */
export function setBlocks(pdf: Pdf, blocks: Block[], y?: number): void {
  const cursor = createCursor(pdf, y);
  for (const [at, block] of blocks.entries()) setBlock(cursor, block, blocks.slice(at + 1));
}

function setBlock(cursor: Cursor, block: Block, rest: Block[]): void {
  switch (block.kind) {
    case 'title':
      return setTitle(cursor, block.text, rest);
    case 'label':
      return setLabel(cursor, block.text, rest);
    case 'paragraph':
      return setParagraph(cursor, block.text);
    case 'quote':
      return setQuote(cursor, block.text);
    case 'list':
      return setList(cursor, block);
    case 'table':
      return setTable(cursor, block);
    case 'bars':
      return setBars(cursor, block);
  }
}

/** What has to fit below a title for it to stand on the page: a label and a few lines. */
const belowTitle = 90;
const titleGap = 16;

function setTitle(cursor: Cursor, text: Span[], rest: Block[]): void {
  const { pdf } = cursor;
  const set = pdf.measure(text, flowStyles.title, flowPage.right - flowPage.left);
  if (!cursor.atHead()) cursor.leave(30);
  cursor.keep(set.height + titleGap + Math.max(belowTitle - titleGap, heightOfFirst(pdf, rest)));
  pdf.bookmark(text.map((span) => span.text).join(''));
  cursor.y = pdf.text('H2', set, { x: flowPage.left, y: cursor.y }).y;
  cursor.leave(titleGap);
}

/** Of what stays whole below a title or beside a label: a table or a drawing; 0 for running text. */
function heightOfFirst(pdf: Pdf, [next, ...rest]: Block[]): number {
  if (next?.kind === 'label') return heightOfFirst(pdf, rest);
  if (next?.kind === 'table') return tableHeight(pdf, next);
  if (next?.kind === 'paragraph' && isShort(next.text) && rest[0]?.kind === 'table') {
    return 2 * flowStyles.paragraph.leading + gap + heightOfFirst(pdf, rest);
  }
  return next?.kind === 'bars' ? barsHeight(pdf, next) : 0;
}

/** A paragraph that only leads to what follows it, in letters. */
const mostOfShort = 130;

function isShort(text: Span[]): boolean {
  return text.reduce((sum, span) => sum + span.text.length, 0) <= mostOfShort;
}

function setLabel(cursor: Cursor, text: Span[], rest: Block[]): void {
  const { label, paragraph } = flowStyles;
  const set = cursor.pdf.measure(text, label, labelWidth);
  if (!cursor.atHead()) cursor.leave(gap);
  cursor.keep(Math.max(set.height, 3 * paragraph.leading, heightOfFirst(cursor.pdf, rest)));
  // Both first lines stand on one baseline.
  const y = cursor.y + (paragraph.leading - label.leading) / 2;
  cursor.hang(cursor.pdf.text('H3', set, { x: flowPage.left, y }).y);
}

function setParagraph(cursor: Cursor, text: Span[]): void {
  const set = cursor.pdf.measure(text, flowStyles.paragraph, flowColumn);
  cursor.keep(Math.min(set.height, 2 * flowStyles.paragraph.leading));
  cursor.endAt(cursor.pdf.text('P', set, { x: flowPage.axis, y: cursor.y }).y + gap);
}

/** Between the line on its left and a quotation. */
const quoteIndent = 16;

function setQuote(cursor: Cursor, text: Span[]): void {
  const { pdf } = cursor;
  const set = pdf.measure(text, flowStyles.quote, flowColumn - quoteIndent);
  if (!cursor.isLabelled()) cursor.leave(gap / 2);
  cursor.keep(set.height);
  const { y } = cursor;
  pdf.within('BlockQuote', () => pdf.text('P', set, { x: flowPage.axis + quoteIndent, y }));
  pdf.furniture((pen) => pen.rect(flowPage.axis, y + 3, 2, set.height - 6).fill(paperColours.accent));
  cursor.y = y + set.height + 1.5 * gap;
}

const itemIndent = 18;

function setList(cursor: Cursor, { ordered, items }: Extract<Block, { kind: 'list' }>): void {
  const { pdf } = cursor;
  const { marker, paragraph } = flowStyles;
  pdf.within('L', () => {
    for (const [at, item] of items.entries()) {
      const number = pdf.measure([{ text: ordered ? `${at + 1}.` : '–' }], marker, itemIndent);
      const body = pdf.measure(item, paragraph, flowColumn - itemIndent);
      cursor.keep(Math.min(body.height, 2 * paragraph.leading));
      pdf.within('LI', () => {
        pdf.text('Lbl', number, { x: flowPage.axis, y: cursor.y });
        cursor.endAt(pdf.text('LBody', body, { x: flowPage.axis + itemIndent, y: cursor.y }).y + gap / 2);
      });
    }
  });
  cursor.leave(gap / 2);
}
