import { type Face, faceOf } from './typefaces';

type Marks = {
  /** Where it is not the document's (BCP 47). */
  lang?: string | undefined;
  /** The address that it leads to. */
  href?: string | undefined;
};

/** A stretch of a paragraph. */
export type Span = Marks & { text: string; weight?: Weight | undefined };

export type Weight = 'strong' | 'emphasis';

/** Letters of one face, one language and one link. */
export type Piece = Marks & { text: string; face: Face; width: number };

/** `width` without the space at its end, which stays part of the text for those who hear it. */
export type Line = { pieces: Piece[]; width: number };

export type LineSetting = {
  faces: Face[];
  /** The faces of what is stressed; without them it looks like the rest. */
  weights?: Record<Weight, Face[]> | undefined;
  /** In points, as the widths. */
  size: number;
  width: number;
  /** Lines of about one length, as few as ever: for what is large. */
  balanced?: boolean;
};

/** Breaks a paragraph of printable text into lines. Throws for a letter that no face has. */
export function setLines(spans: Span[], setting: LineSetting): Line[] {
  const chunks = chunksOf(spans, setting);
  const lines = fill(chunks, setting.width);
  const balanced =
    setting.balanced && lines.length > 1 ? fill(chunks, narrowest(chunks, setting.width)) : lines;
  return balanced.map((line) => joined(line, setting.size));
}

/** True when the faces have every letter of the text, and its alphabets run from left to right. */
export function canSet(text: string, faces: Face[]): boolean {
  return !rightToLeft.test(text) && Array.from(text).every((letter) => faceOf(letter, faces));
}

/** Alphabets whose letters need another direction than ours, and joining. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** What stays on one line; `room` is its width without the space at its end. */
type Chunk = { pieces: Piece[]; width: number; room: number };

/** After a space; after a dash between two words. */
const breaks = /(?<= )(?! )|(?<=\p{L}{2}[-–—/])(?=\p{L}{2})/u;

function chunksOf(spans: Span[], setting: LineSetting): Chunk[] {
  const { size, width } = setting;
  const letters = spans.flatMap(({ text, ...marks }) => Array.from(text, (letter) => ({ letter, ...marks })));
  const parts = letters
    .map(({ letter }) => letter)
    .join('')
    .split(breaks);
  let at = 0;
  return parts.flatMap((part) => {
    const count = Array.from(part).length;
    const pieces = piecesOf(letters.slice(at, (at += count)), setting);
    const chunk = chunkOf(pieces, size);
    return chunk.room <= width ? [chunk] : apart(pieces, size);
  });
}

type Letter = Omit<Span, 'text'> & { letter: string };

function piecesOf(letters: Letter[], { faces, weights, size }: LineSetting): Piece[] {
  const pieces = letters.map(({ letter, weight, ...marks }) => {
    const face = faceOf(letter, (weight && weights?.[weight]) ?? faces);
    if (!face) throw new Error('A letter that no face has');
    return { ...marks, text: letter, face, width: 0 };
  });
  return joined({ pieces, width: 0 }, size).pieces;
}

function chunkOf(pieces: Piece[], size: number): Chunk {
  const width = widthOf(pieces);
  const last = pieces.at(-1);
  const space = last?.text.endsWith(' ') ? last.face.widthOf(' ', size) : 0;
  return { pieces, width, room: width - space };
}

/** A word that is wider than a line: letter by letter. */
function apart(pieces: Piece[], size: number): Chunk[] {
  return pieces.flatMap((piece) =>
    Array.from(piece.text, (text) =>
      chunkOf([{ ...piece, text, width: piece.face.widthOf(text, size) }], size),
    ),
  );
}

function fill(chunks: Chunk[], width: number): Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let used = 0;
  let room = 0;
  for (const chunk of chunks) {
    if (pieces.length > 0 && used + chunk.room > width) {
      lines.push({ pieces, width: room });
      pieces = [];
      used = 0;
    }
    pieces.push(...chunk.pieces);
    room = used + chunk.room;
    used += chunk.width;
  }
  return [...lines, { pieces, width: room }];
}

/** The least width that takes no more lines, to a hundredth. */
function narrowest(chunks: Chunk[], width: number): number {
  const count = fill(chunks, width).length;
  let low = Math.max(...chunks.map(({ room }) => room));
  let high = width;
  while (high - low > width / 100) {
    const middle = (low + high) / 2;
    if (fill(chunks, middle).length > count) low = middle;
    else high = middle;
  }
  return high;
}

/** Neighbours that look alike and mean alike as one piece: they are kerned together. */
function joined({ pieces, width }: Line, size: number): Line {
  const together: Piece[] = [];
  for (const piece of pieces) {
    const before = together.at(-1);
    if (before && isAlike(before, piece)) {
      together[together.length - 1] = { ...before, text: before.text + piece.text };
    } else together.push(piece);
  }
  return {
    pieces: together.map((piece) => ({ ...piece, width: piece.face.widthOf(piece.text, size) })),
    width,
  };
}

function isAlike(one: Piece, other: Piece): boolean {
  return one.face === other.face && one.lang === other.lang && one.href === other.href;
}

function widthOf(pieces: Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}
