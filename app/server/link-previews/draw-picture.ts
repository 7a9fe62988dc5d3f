import type { ReactElement } from 'react';

import { loadSharp } from '#app/server/images/load-sharp';

/** A face by the name that elements call it by. */
export type PictureFont = { name: string; data: Buffer; weight: 400 | 500 | 600 };

/** Elements as a PNG of a size in px. Undefined where a letter is in none of the fonts. */
export async function drawPicture(
  element: ReactElement,
  size: { width: number; height: number },
  fonts: PictureFont[],
): Promise<Buffer<ArrayBuffer> | undefined> {
  const [{ default: satori }, open] = await Promise.all([import('satori'), loadSharp()]);
  let lacksLetters = false;
  const svg = await satori(element, {
    ...size,
    fonts,
    loadAdditionalAsset: async () => {
      lacksLetters = true;
      return [];
    },
  });
  return lacksLetters ? undefined : open(Buffer.from(svg)).png().toBuffer();
}
