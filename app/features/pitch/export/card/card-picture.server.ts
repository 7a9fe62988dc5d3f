import type { CSSProperties, ReactElement, ReactNode } from 'react';

import { siteName } from '#app/lib/page-title';
import { drawPicture } from '#app/server/link-previews/draw-picture';
import { box, guillemet, linkPreviewColours } from '#app/server/link-previews/elements';
import { canSet, type Line, setLines } from '#app/server/typefaces/lines';
import { printable } from '#app/server/typefaces/printable';
import { type Face, loadFaces } from '#app/server/typefaces/typefaces';
import { type CardFormat, cardSizes } from './card';

/** What a card says; `note` stands small at its foot. */
export type CardWords = { sentence: string; name?: string | undefined; note?: string | undefined };

/** Measures in px; `room` is what the sentence may fill. */
const layouts = {
  landscape: { margin: 72, indent: 84, room: { width: 970, height: 392 }, small: 30, sizes: [104, 44] },
  portrait: { margin: 80, indent: 104, room: { width: 816, height: 920 }, small: 36, sizes: [136, 52] },
} as const;

const leading = 1.1;

/** The card as a PNG. Undefined for letters that no face has. */
export async function drawCard(words: CardWords, format: CardFormat): Promise<Buffer | undefined> {
  const [sentence, name, note] = [words.sentence, words.name ?? '', words.note ?? ''].map(printable);
  const letters = `${sentence}${name}${note}`;
  const [display, sans] = await Promise.all([loadFaces('display', letters), loadFaces('sans-bold', letters)]);
  if (!sentence || !canSet(letters, display) || !canSet(letters, sans)) return undefined;
  const drawing = cardDrawing({ sentence, name: name ?? '', note: note ?? '', display, sans }, format);
  const fonts = [...display, ...sans].map(({ name: face, bytes }) => ({
    name: face,
    data: bytes,
    weight: 400 as const,
  }));
  return drawPicture(drawing, cardSizes[format], fonts);
}

type CardText = { sentence: string; name: string; note: string; display: Face[]; sans: Face[] };

function cardDrawing({ sentence, name, note, display, sans }: CardText, format: CardFormat): ReactElement {
  const { margin, small } = layouts[format];
  return box(
    {
      ...cardSizes[format],
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `${margin - 12}px ${margin}px ${margin - 12}px`,
      background: linkPreviewColours.deep,
      color: linkPreviewColours.onDeep,
      overflow: 'hidden',
    },
    box({ height: small * 1.2 }, nameLine(name, sans, format)),
    sentenceBox(sentence, display, format),
    foot(note, sans, format),
  );
}

/** One line of the name, cut where it is longer. */
function nameLine(name: string, faces: Face[], format: CardFormat): ReactNode {
  const { indent, room, small } = layouts[format];
  const lines = (text: string) => setLines([{ text }], { faces, size: small, width: room.width });
  const [cut] = lines(name);
  const [line] = lines(name).length > 1 ? lines(`${textOf(cut).trimEnd()}…`) : [cut];
  return (
    line && lineBox(line, { fontSize: small, marginLeft: indent, color: linkPreviewColours.onDeepQuiet })
  );
}

function textOf(line: Line | undefined): string {
  return line?.pieces.map(({ text }) => text).join('') ?? '';
}

function sentenceBox(sentence: string, faces: Face[], format: CardFormat): ReactNode {
  const { size, lines } = fitted(sentence, faces, format);
  const { indent } = layouts[format];
  const rows = lines.map((line, at) => {
    const closing = guillemet('closing', size, { marginLeft: size * 0.2, marginTop: size * 0.29 });
    return box(
      {},
      lineBox(line, { fontSize: size, lineHeight: leading }),
      at === lines.length - 1 && closing,
    );
  });
  const opening = guillemet('opening', size, { marginTop: size * 0.29, marginRight: size * 0.16 });
  return box(
    { alignItems: 'flex-start' },
    box({ width: indent, flexShrink: 0, justifyContent: 'flex-end' }, opening),
    box({ flexDirection: 'column' }, ...rows),
  );
}

/** The largest size at which the sentence, with its closing mark, fits its room. */
function fitted(sentence: string, faces: Face[], format: CardFormat): { size: number; lines: Line[] } {
  const { room, sizes } = layouts[format];
  const [largest, smallest] = sizes;
  for (let size: number = largest; ; size -= 2) {
    const width = room.width - size * 0.8;
    const lines = setLines([{ text: sentence }], { faces, size, width, balanced: true });
    if (size <= smallest || lines.length * size * leading <= room.height) return { size, lines };
  }
}

function foot(note: string, sans: Face[], format: CardFormat): ReactNode {
  const { indent, room, small } = layouts[format];
  const [line] = setLines([{ text: note }], { faces: sans, size: small * 0.7, width: room.width * 0.7 });
  const footnote = line && lineBox(line, { fontSize: small * 0.7, color: linkPreviewColours.onDeepQuiet });
  return box(
    { justifyContent: 'space-between', alignItems: 'center', marginLeft: indent },
    box({}, footnote),
    box(
      { alignItems: 'center', fontFamily: 'display-0', fontSize: small * 1.1 },
      guillemet('opening', small, {}),
      box({ margin: '0 7px' }, siteName),
      guillemet('closing', small, {}),
    ),
  );
}

/** A line, each of its pieces in its own face. */
function lineBox({ pieces }: Line, style: CSSProperties): ReactNode {
  const parts = pieces.map(({ text, face }) => box({ fontFamily: face.name, whiteSpace: 'pre' }, text));
  return box({ whiteSpace: 'pre', ...style }, ...parts);
}
