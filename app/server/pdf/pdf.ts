import { printable } from '#app/server/typefaces/printable';
import { type Face, loadFaces, type TypefaceName } from '#app/server/typefaces/typefaces';
import { collect, modelMark, TaggedDocument } from './document';
import { textChildren } from './draw-text';
import { canSet, type Line, setLines, type Span, type Weight } from '#app/server/typefaces/lines';
import type { TextStyle } from './text-style';

/** A4, in points (1/72 inch); every measure of a document is in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

export type PdfFacts = {
  title: string;
  /** BCP 47. */
  lang: string;
  /** All that will be set, in any order. */
  letters: string;
  /** Epoch milliseconds. */
  writtenAt: number;
  /** Free of text: at the head of the pages that a text goes on to, and at the foot of every page. */
  margins: { head: number; foot: number };
  /** A model wrote it. */
  byModel: boolean;
  /** What made it, by name. */
  creator: string;
  /** Draws what stands on every page from the second on: its head and foot. `page` counts from 1. */
  onPage?: ((pen: PDFKit.PDFDocument, page: number) => void) | undefined;
};

/** A text with its line breaks, to be set where it is wanted. */
export type SetText = { lines: Line[]; style: TextStyle; height: number };

/** Types of structure in ISO 32000. */
type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD';

type GroupTag = 'Sect' | 'L' | 'LI' | 'BlockQuote' | 'Table' | 'TR';

/** `y` below the last line, which ends at `x` and stands on `baseline`. */
type TextEnd = { x: number; y: number; baseline: number };

type Box = { x: number; y: number; width: number; height: number };

/** Draws in PDFKit's own terms. */
export type Draw = (pen: PDFKit.PDFDocument) => unknown;

export type Pdf = {
  measure(text: Span[], style: TextStyle, width: number): SetText;
  /**
   * Adds a text as an element of its kind. It goes on at the head of another page where the room ends, unless it stands
   * in the foot of its page itself.
   */
  text(tag: TextTag, text: SetText, place: { x: number; y: number; inFoot?: boolean }): TextEnd;
  /** Holds the texts that `work` adds together, as the items of a list. */
  within(tag: GroupTag, work: () => void): void;
  /** Adds a line to the contents that a reader's program shows: it leads to the page that is being set. */
  bookmark(title: string): void;
  /** Adds a picture, drawn from the top left of its box, with its words for those who do not see it. */
  figure(alt: string, box: Box, draw: Draw): void;
  /** Draws what is no part of the text: rules, marks of the brand, page numbers. */
  furniture(draw: Draw): void;
  addPage(): void;
  bytes(): Promise<Buffer>;
};

/**
 * A tagged document of A4 pages that holds its faces. Undefined where a letter is in none of them, or in an alphabet that
 * runs from right to left.
 */
export async function createPdf(facts: PdfFacts): Promise<Pdf | undefined> {
  const letters = printable(facts.letters);
  const faces = await loadAllFaces(letters);
  if (!Object.values(faces).every((all) => canSet(letters, all))) return undefined;
  return openPdf(facts, faces);
}

type Faces = Record<TypefaceName, Face[]>;

async function loadAllFaces(letters: string): Promise<Faces> {
  const [display, text, textBold, textItalic, sans, sansBold] = await Promise.all([
    loadFaces('display', letters),
    loadFaces('text', letters),
    loadFaces('text-bold', letters),
    loadFaces('text-italic', letters),
    loadFaces('sans', letters),
    loadFaces('sans-bold', letters),
  ]);
  return {
    display,
    text,
    'text-bold': textBold,
    'text-italic': textItalic,
    sans,
    'sans-bold': sansBold,
  };
}

function openPdf({ title, lang, writtenAt, margins, byModel, creator, onPage }: PdfFacts, faces: Faces): Pdf {
  const doc = new TaggedDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    autoFirstPage: false,
    // None until one is asked for: the library's own is not embedded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info: { Title: printable(title), Creator: creator, CreationDate: new Date(writtenAt) },
  });
  for (const { name, bytes } of Object.values(faces).flat()) doc.registerFont(name, bytes);
  if (byModel) doc.appendXML(modelMark);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent = root;
  let page = 0;
  if (onPage) {
    doc.on('pageAdded', () => {
      page += 1;
      if (page > 1) drawFurniture(doc, (pen) => onPage(pen, page));
    });
  }

  return {
    measure(spans, style, width) {
      const text = spans.map((span) => ({ ...span, text: printable(span.text) }));
      const { typeface, size, leading, balanced = false } = style;
      const lines = setLines(text, {
        faces: faces[typeface],
        weights: weightsOf(typeface, faces),
        size,
        width,
        balanced,
      });
      return { lines, style, height: lines.length * leading };
    },
    text(tag, { lines, style }, { x, y, inFoot = false }) {
      const bottom = inFoot ? pageSize.height : pageSize.height - margins.foot;
      let top = y;
      const placed = lines.map((line) => {
        const turns = top + style.leading > bottom;
        if (turns) top = margins.head;
        const baseline = top + style.leading / 2 + style.size * halfOfHeight;
        top += style.leading;
        return { line, x, baseline, turns };
      });
      const element = doc.struct(tag);
      for (const child of textChildren(doc, placed, style)) element.add(child);
      parent.add(element);
      element.end();
      const { line, baseline } = placed.at(-1) ?? { line: { width: 0 }, baseline: y };
      return { x: x + line.width, y: top, baseline };
    },
    within(tag, work) {
      const before = parent;
      parent = doc.struct(tag);
      before.add(parent);
      work();
      parent.end();
      parent = before;
    },
    bookmark: (to) => void doc.outline.addItem(printable(to)),
    figure(alt, { x, y, width, height }, draw) {
      const options = { alt, placement: 'Block', bbox: [x, y, x + width, y + height] };
      parent.add(doc.struct('Figure', options, [() => drawApart(doc, (pen) => draw(pen.translate(x, y)))]));
    },
    furniture: (draw) => drawFurniture(doc, draw),
    addPage: () => void doc.addPage(),
    bytes() {
      root.end();
      doc.end();
      return bytes;
    },
  };
}

/** Only running text is stressed within a line. */
function weightsOf(typeface: TypefaceName, faces: Faces): Record<Weight, Face[]> | undefined {
  if (typeface === 'text') return { strong: faces['text-bold'], emphasis: faces['text-italic'] };
  if (typeface === 'sans') return { strong: faces['sans-bold'], emphasis: faces.sans };
  return undefined;
}

function drawFurniture(doc: TaggedDocument, draw: Draw): void {
  doc.markContent('Artifact', { type: 'Layout' });
  drawApart(doc, draw);
  doc.endMarkedContent();
}

/** From the baseline to the middle of a line, of a size of 1: half the height between capitals and small letters. */
const halfOfHeight = 0.31;

/** Colours and places set for a drawing end with it. */
function drawApart(doc: PDFKit.PDFDocument, draw: Draw): void {
  doc.save();
  draw(doc);
  doc.restore();
}
