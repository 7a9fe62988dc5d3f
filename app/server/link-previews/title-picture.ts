import { previewSize } from '#app/lib/link-preview-picture';
import { drawPicture, type PictureFont } from './draw-picture';
import { canBeSet, cutTitle, titleSize } from './setting';
import { titleDrawing } from './title-drawing';

export type TitleWords = { title: string; above?: string };

/** PNG of 1200 × 630 px. Undefined for letters that the typeface lacks, or from right to left. */
export async function drawTitle({ title, above = '' }: TitleWords): Promise<Buffer<ArrayBuffer> | undefined> {
  const words = { title: cutTitle(title), above: cutTitle(above) };
  if (!words.title || !canBeSet(words.title) || !canBeSet(words.above)) return undefined;
  return drawPicture(
    titleDrawing({ ...words, size: titleSize(words.title) }),
    previewSize,
    await loadFaces(),
  );
}

let faces: Promise<PictureFont[]> | undefined;

function loadFaces(): Promise<PictureFont[]> {
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
