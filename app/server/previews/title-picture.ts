import type sharp from 'sharp';

import { previewSize } from '#app/lib/preview-picture';
import { canBeSet, cutTitle, titleSize } from './setting';
import { titleDrawing } from './title-drawing';

/** What the picture says: a title between guillemets, and above it, quietly, what it belongs to. */
export type TitleWords = { title: string; above?: string };

/**
 * The picture as a PNG of 1200 × 630 px; a title that is too long ends with an ellipsis. Undefined for words that the
 * faces of the house have no letters for, or that run from right to left.
 */
export async function drawTitle({ title, above = '' }: TitleWords): Promise<Buffer<ArrayBuffer> | undefined> {
  const words = { title: cutTitle(title), above: cutTitle(above) };
  if (!words.title || !canBeSet(words.title) || !canBeSet(words.above)) return undefined;
  const [{ default: satori }, fonts, open] = await Promise.all([import('satori'), loadFaces(), loadSharp()]);
  let lacksLetters = false;
  const svg = await satori(titleDrawing({ ...words, size: titleSize(words.title) }), {
    ...previewSize,
    fonts,
    loadAdditionalAsset: async () => {
      lacksLetters = true;
      return [];
    },
  });
  if (lacksLetters) return undefined;
  return open(Buffer.from(svg)).png().toBuffer();
}

type Face = { name: string; data: Buffer; weight: 500 };

let faces: Promise<Face[]> | undefined;

function loadFaces(): Promise<Face[]> {
  faces ??= Promise.all([
    import('@fontsource/newsreader/files/newsreader-latin-500-normal.woff?inline'),
    import('@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff?inline'),
  ]).then(([latin, more]) => [
    { name: 'Newsreader', data: bytesOf(latin.default), weight: 500 },
    { name: 'Newsreader Ext', data: bytesOf(more.default), weight: 500 },
  ]);
  return faces;
}

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
}

/** Loaded with the first picture, as the library weighs 40 MB; one thread, and no memory kept between two. */
async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
}
