import { guillemets } from '#app/lib/guillemets';
import { siteName } from '#app/lib/page-title';

/** The colours of `tokens.css` on white paper. */
export const paperColours = {
  ink: '#1a1714',
  quiet: '#5c564d',
  line: '#e0dacd',
  bar: '#b9b2a4',
  accent: '#2a22dc',
  deep: '#14123d',
  onDeep: '#f5f2ea',
  onDeepQuiet: '#bdb9dc',
  deepMark: '#8f8cff',
} as const;

type Guillemet = keyof typeof guillemets;

/** The box of the marks, in their own unit. */
const box = { width: 92, height: 96 };

/** How wide and high a mark is beside letters of a size of 1, and how far above the baseline it ends. */
const mark = { height: 0.5, rise: 0.06 };

/** The width of a mark beside letters of a size. */
export function guillemetWidth(size: number): number {
  return (size * mark.height * box.width) / box.height;
}

type MarkPlace = { x: number; baseline: number; size: number; colour?: string };

/** Draws a mark beside letters of a size that stand on `baseline`; `x` is its left edge. */
export function drawGuillemet(
  pen: PDFKit.PDFDocument,
  which: Guillemet,
  { x, baseline, size, colour = paperColours.accent }: MarkPlace,
): void {
  const height = size * mark.height;
  pen
    .save()
    .translate(x, baseline - height - size * mark.rise)
    .scale(height / box.height)
    .path(guillemets[which])
    .fill(colour)
    .restore();
}

type WordmarkPlace = {
  right: number;
  baseline: number;
  size: number;
  colours?: { name: string; marks: string };
};

export function drawWordmark(
  pen: PDFKit.PDFDocument,
  { right, baseline, size, colours }: WordmarkPlace,
): void {
  const { name, marks } = colours ?? { name: paperColours.ink, marks: paperColours.accent };
  const start = right - guillemetWidth(size) - size * 0.2 - nameWidth(pen, size);
  drawGuillemet(pen, 'opening', { x: right - wordmarkWidth(pen, size), baseline, size, colour: marks });
  pen.fillColor(name).text(siteName, start, baseline, { lineBreak: false, baseline: 'alphabetic' });
  drawGuillemet(pen, 'closing', { x: right - guillemetWidth(size), baseline, size, colour: marks });
}

export function wordmarkWidth(pen: PDFKit.PDFDocument, size: number): number {
  return nameWidth(pen, size) + 2 * (guillemetWidth(size) + size * 0.2);
}

function nameWidth(pen: PDFKit.PDFDocument, size: number): number {
  return pen.font('display-0').fontSize(size).widthOfString(siteName);
}
