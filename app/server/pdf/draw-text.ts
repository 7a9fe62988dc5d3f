import type { TaggedDocument } from './document';
import type { Line, Piece } from '#app/server/typefaces/lines';
import { paperColours } from './brand';
import type { TextStyle } from './text-style';

/** A line in its place; `turns`: it is the first of another page. */
export type PlacedLine = { line: Line; x: number; baseline: number; turns: boolean };

/** The parts of a paragraph's element: its words, links and those of another language in elements of their own. */
export function textChildren(
  doc: TaggedDocument,
  lines: PlacedLine[],
  style: TextStyle,
): PDFKit.PDFStructureElementChild[] {
  return alike(lines.flatMap(piecesOf)).map(({ lang, href, pieces }) => {
    const draw = () => {
      for (const piece of pieces) drawPiece(doc, piece, style);
    };
    if (href !== undefined) return linkElement(doc, { href, pieces, style });
    return lang === undefined ? draw : doc.struct('Span', { lang }, [draw]);
  });
}

type Link = { href: string; pieces: PlacedPiece[]; style: TextStyle };

/** Words that lead somewhere. It ends with the element around it: the place of each piece is added as it is drawn. */
function linkElement(doc: TaggedDocument, { href, pieces, style }: Link): PDFKit.PDFStructureElement {
  const link = doc.struct('Link');
  // The library knows `structParent`; its types do not.
  const options = { Border: [0, 0, 0], structParent: link };
  return link.add(() => {
    for (const placed of pieces) {
      drawPiece(doc, placed, { ...style, colour: paperColours.accent });
      const { piece, x, baseline } = placed;
      doc.link(x, baseline - style.size, piece.width, style.size * 1.3, href, options);
    }
  });
}

type PlacedPiece = { piece: Piece; x: number; baseline: number; turns: boolean };

function piecesOf({ line, x, baseline, turns }: PlacedLine): PlacedPiece[] {
  let at = x;
  return line.pieces.map((piece, index) => {
    const placed = { piece, x: at, baseline, turns: turns && index === 0 };
    at += piece.width;
    return placed;
  });
}

type Alike = Pick<Piece, 'lang' | 'href'> & { pieces: PlacedPiece[] };

function alike(pieces: PlacedPiece[]): Alike[] {
  const groups: Alike[] = [];
  for (const placed of pieces) {
    const { lang, href } = placed.piece;
    const last = groups.at(-1);
    if (last && last.lang === lang && last.href === href) last.pieces.push(placed);
    else groups.push({ lang, href, pieces: [placed] });
  }
  return groups;
}

function drawPiece(doc: TaggedDocument, { piece, x, baseline, turns }: PlacedPiece, style: TextStyle): void {
  // Unlike `addPage` it ends the element on one page and takes it up on the next.
  if (turns) doc.continueOnNewPage();
  doc
    .font(piece.face.name)
    .fontSize(style.size)
    .fillColor(style.colour)
    .text(piece.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
}
