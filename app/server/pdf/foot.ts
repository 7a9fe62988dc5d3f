import { paperColours } from './brand';
import { flowPage } from './flow-style';
import { pageSize } from './pdf';

/** Draws what stands below the text of a page: what the document is, and the page's number. */
export function drawFoot(pen: PDFKit.PDFDocument, page: number, text: string): void {
  const baseline = pageSize.height - 40;
  const at = { lineBreak: false, baseline: 'alphabetic' } as const;
  pen.font('sans-0').fontSize(8.5).fillColor(paperColours.quiet);
  pen.text(text, flowPage.left, baseline, at);
  pen.text(`${page}`, flowPage.right - pen.widthOfString(`${page}`), baseline, at);
}
