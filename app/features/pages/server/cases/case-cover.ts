import { drawWordmark, paperColours, wordmarkWidth } from '#app/server/pdf/brand';
import { flowPage } from '#app/server/pdf/flow-style';
import { pageSize, type Pdf } from '#app/server/pdf/pdf';
import type { TextStyle } from '#app/server/pdf/text-style';

const { deep, onDeep, onDeepQuiet, deepMark } = paperColours;

const title: TextStyle = { typeface: 'display', size: 34, leading: 38, colour: onDeep, balanced: true };
const quiet: TextStyle = { typeface: 'sans', size: 10.5, leading: 15, colour: onDeepQuiet };
const label: TextStyle = { ...quiet, typeface: 'sans-bold', colour: onDeep };

const band = { wordmark: 66, title: 100, below: 14, foot: 30 };
const column = flowPage.right - flowPage.axis;

type CoverWords = { title: string; subject: string; invented: string; explained: string };

/**
 * The head of the first page, on the deep tone of the house: what the document is, of whom, and that it is invented.
 * Returns where the text begins.
 */
export function drawCaseHead(pdf: Pdf, words: CoverWords): number {
  const heading = pdf.measure([{ text: words.title }], title, flowPage.right - flowPage.left);
  const parts = [
    pdf.measure([{ text: words.subject }], label, column),
    pdf.measure([{ text: words.explained }], quiet, column),
  ];
  const invented = pdf.measure([{ text: words.invented }], label, flowPage.axis - flowPage.left - 24);
  const textTop = band.title + heading.height + band.below;
  const height = textTop + parts.reduce((sum, part) => sum + part.height, 0) + band.foot;
  pdf.addPage();
  pdf.furniture((pen) => {
    // Beyond the edge: a viewer that rounds leaves no white line.
    pen.rect(-1, -1, pageSize.width + 2, height + 1).fill(deep);
    const size = 22;
    const right = flowPage.left + wordmarkWidth(pen, size);
    drawWordmark(pen, { right, baseline: band.wordmark, size, colours: { name: onDeep, marks: deepMark } });
  });
  pdf.text('H1', heading, { x: flowPage.left, y: band.title });
  pdf.text('P', invented, { x: flowPage.left, y: textTop });
  parts.reduce((y, part) => pdf.text('P', part, { x: flowPage.axis, y }).y, textTop);
  return height + 4;
}
