import {
  drawGuillemet,
  drawWordmark,
  guillemetWidth,
  paperColours,
  wordmarkWidth,
} from '#app/server/pdf/brand';
import { flowPage } from '#app/server/pdf/flow-style';
import { pageSize, type Pdf, type SetText } from '#app/server/pdf/pdf';
import type { TextStyle } from '#app/server/pdf/text-style';

const { deep, onDeep, onDeepQuiet, deepMark } = paperColours;

const quiet: TextStyle = { typeface: 'sans', size: 10.5, leading: 16, colour: onDeepQuiet };
const heading: TextStyle = { ...quiet, typeface: 'sans-bold', size: 12, leading: 18, colour: onDeep };

const cover = { left: flowPage.left + 44, right: flowPage.right, title: 236, subtitle: 274, foot: 64 };
const column = cover.right - cover.left;

/** Of what is said large, the largest first. */
const sizes = [46, 42, 38, 34, 30];

/** All that stands on the cover; `sentence` is empty for a report without a pitch. */
export type CoverWords = { title: string; sentence: string; about: string };

/** The sentence of the pitch between guillemets, else the title, on the deep tone of the house. */
export function drawCover(pdf: Pdf, { title, sentence, about }: CoverWords): void {
  pdf.addPage();
  pdf.furniture((pen) => {
    // Beyond the edge: a viewer that rounds leaves no white line.
    pen.rect(0, 0, pageSize.width + 1, pageSize.height + 1).fill(deep);
    const colours = { name: onDeep, marks: deepMark };
    const size = 24;
    drawWordmark(pen, { right: flowPage.left + wordmarkWidth(pen, size), baseline: 82, size, colours });
  });
  if (sentence === '') {
    pdf.text('H1', setLarge(pdf, title), { x: cover.left, y: cover.title });
  } else {
    pdf.text('H1', pdf.measure([{ text: title }], heading, column), { x: cover.left, y: cover.title });
    drawSentence(pdf, setLarge(pdf, sentence));
  }
  const order = pdf.measure([{ text: about }], quiet, column);
  pdf.text('P', order, { x: cover.left, y: pageSize.height - cover.foot - order.height, inFoot: true });
}

function drawSentence(pdf: Pdf, text: SetText): void {
  const { size, leading } = text.style;
  const end = pdf.text('P', text, { x: cover.left, y: cover.subtitle });
  const mark = { size, colour: deepMark };
  pdf.furniture((pen) => {
    const x = cover.left - guillemetWidth(size) - size * 0.2;
    drawGuillemet(pen, 'opening', { ...mark, x, baseline: cover.subtitle + leading / 2 + size * 0.31 });
    drawGuillemet(pen, 'closing', { ...mark, x: end.x + size * 0.2, baseline: end.baseline });
  });
}

const mostLines = 6;

/** As large as a few lines allow; the closing guillemet has room on the last. */
function setLarge(pdf: Pdf, text: string): SetText {
  const setIn = (size: number) =>
    pdf.measure(
      [{ text }],
      { typeface: 'display', size, leading: size * 1.14, colour: onDeep, balanced: true },
      column - 24,
    );
  const fitting = sizes.find((size) => setIn(size).lines.length <= mostLines);
  return setIn(fitting ?? Math.min(...sizes));
}
