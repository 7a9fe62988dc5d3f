import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

import { unpackWoff } from './unpack-woff';

/** The faces in which the server draws pictures and documents: for what is said large, what is said, and the rest. */
export type TypefaceName = 'display' | 'text' | 'text-bold' | 'text-italic' | 'sans' | 'sans-bold';

/** A file of a typeface, which has some of its letters. */
export type Face = {
  name: string;
  bytes: Buffer;
  has(codePoint: number): boolean;
  /** In the unit of `size`. */
  widthOf(text: string, size: number): number;
};

const loadedFaces = new Map<TypefaceName | 'fallback', Promise<Face[]>>();

/**
 * The files of a typeface, the first that has a letter sets it. The last is one of many alphabets and signs, loaded once
 * a text needs it: it weighs 700 kB.
 */
export async function loadFaces(name: TypefaceName, text: string): Promise<Face[]> {
  const faces = await load(name);
  const isSet = Array.from(text).every((letter) => faceOf(letter, faces));
  return isSet ? faces : [...faces, ...(await load('fallback'))];
}

/** The face that sets a letter; undefined where none has it. */
export function faceOf(letter: string, faces: Face[]): Face | undefined {
  const codePoint = letter.codePointAt(0) ?? 0;
  return faces.find((face) => face.has(codePoint));
}

function load(name: TypefaceName | 'fallback'): Promise<Face[]> {
  const faces = loadedFaces.get(name) ?? openFaces(name);
  loadedFaces.set(name, faces);
  return faces;
}

async function openFaces(name: TypefaceName | 'fallback'): Promise<Face[]> {
  const [{ create }, files] = await Promise.all([import('fontkit'), filesOf(name)]);
  return files.map((bytes, at) => {
    const font = create(bytes);
    if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
    return openFace(`${name}-${at}`, bytes, font);
  });
}

/** Shaping a word takes a hundred times as long as to find it again. */
const maxCachedWidths = 5_000;

function openFace(name: string, bytes: Buffer, font: Font): Face {
  const letters = new Set(font.characterSet);
  const widths = new LRUCache<string, number>({ max: maxCachedWidths });
  return {
    name,
    bytes,
    has: (codePoint) => letters.has(codePoint),
    widthOf(text, size) {
      const known = widths.get(text);
      const width = known ?? font.layout(text).advanceWidth / font.unitsPerEm;
      if (known === undefined) widths.set(text, width);
      return width * size;
    },
  };
}

/** Latin letters, then the further ones. */
async function filesOf(name: TypefaceName | 'fallback'): Promise<Buffer[]> {
  switch (name) {
    case 'display':
      return inlined(
        import('./newsreader-display-latin.woff?inline'),
        import('./newsreader-display-latin-ext.woff?inline'),
      );
    case 'text':
      return inlined(
        import('@fontsource/newsreader/files/newsreader-latin-400-normal.woff?inline'),
        import('@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff?inline'),
      );
    case 'text-bold':
      return inlined(
        import('@fontsource/newsreader/files/newsreader-latin-600-normal.woff?inline'),
        import('@fontsource/newsreader/files/newsreader-latin-ext-600-normal.woff?inline'),
      );
    case 'text-italic':
      return inlined(
        import('@fontsource/newsreader/files/newsreader-latin-400-italic.woff?inline'),
        import('@fontsource/newsreader/files/newsreader-latin-ext-400-italic.woff?inline'),
      );
    case 'sans':
      return inlined(
        import('@fontsource/figtree/files/figtree-latin-400-normal.woff?inline'),
        import('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?inline'),
      );
    case 'sans-bold':
      return inlined(
        import('@fontsource/figtree/files/figtree-latin-600-normal.woff?inline'),
        import('@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline'),
      );
    case 'fallback':
      return [
        await readFile(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'))),
      ];
  }
}

async function inlined(...files: Promise<{ default: string }>[]): Promise<Buffer[]> {
  return (await Promise.all(files)).map(({ default: address }) =>
    unpackWoff(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')),
  );
}
