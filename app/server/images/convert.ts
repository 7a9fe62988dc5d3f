import type { ResizeOptions, Sharp } from 'sharp';

import { imageWidths } from '#app/lib/image-address';
import { loadSharp } from './load-sharp';
import type { ImageFormat, Modifiers } from './modifiers';
import { rasterFormat, type RasterFormat } from './raster';
import { HttpError } from '#app/server/on-demand/http-error';
import type { TargetFormat } from './target-format';

export type Converted = { format: ImageFormat; bytes: Buffer<ArrayBuffer> };

/** In px. */
const largest = Math.max(...imageWidths);

/** In pixels. AVIF of 3072 × 2304 takes 1 s at effort 0, and 2.8 s at effort 2. */
const muchForAvif = 2_500_000;

/** Upright, sRGB, no metadata, first frame, never enlarged. 415 for no raster picture, 422 for a bad one. */
export async function convert(
  original: Buffer,
  modifiers: Modifiers,
  target: TargetFormat,
  limits: { pixels: number; seconds: number },
): Promise<Converted | HttpError> {
  const from = rasterFormat(original);
  if (!from) return new HttpError(415, 'the original is no raster picture');
  const open = await loadSharp();
  try {
    const image = open(original, {
      autoOrient: true,
      failOn: 'error',
      limitInputPixels: limits.pixels,
      sequentialRead: true,
    });
    const { width, height, hasAlpha, autoOrient } = await image.metadata();
    if (width * height > limits.pixels) return new HttpError(422, 'the original has too many pixels');
    const format = formatOf(target, from, hasAlpha);
    const size = sizeOf(modifiers, autoOrient);
    image
      .timeout({ seconds: limits.seconds })
      .resize({ ...size, background: modifiers.background ?? emptyIn(format) });
    if (format === 'jpeg' || modifiers.background?.startsWith('#')) {
      image.flatten({ background: modifiers.background?.startsWith('#') ? modifiers.background : '#ffffff' });
    }
    return { format, bytes: await write(image, format, modifiers.quality, pixelsOf(size)) };
  } catch {
    return new HttpError(422, 'the original cannot be read');
  }
}

function formatOf(target: TargetFormat, from: RasterFormat, hasAlpha: boolean): ImageFormat {
  if (target === 'plain') return hasAlpha ? 'png' : 'jpeg';
  if (target !== 'same') return target;
  return from === 'gif' ? 'png' : from;
}

type Size = { width: number; height: number };

function sizeOf(modifiers: Modifiers, original: Size): ResizeOptions & Size {
  const { width, height, fit = 'cover' } = modifiers;
  if (width && height && fit !== 'inside') {
    // A box larger than the original keeps its shape.
    const scale = Math.min(1, original.width / width, original.height / height);
    return { fit, width: scaled(width, scale), height: scaled(height, scale) };
  }
  const scale = Math.min(1, (width ?? largest) / original.width, (height ?? largest) / original.height);
  return { fit: 'fill', width: scaled(original.width, scale), height: scaled(original.height, scale) };
}

function scaled(px: number, scale: number): number {
  return Math.max(1, Math.round(px * scale));
}

function pixelsOf({ width, height }: Size): number {
  return width * height;
}

function emptyIn(format: ImageFormat): string {
  return format === 'jpeg' ? '#ffffff' : 'transparent';
}

function write(
  image: Sharp,
  format: ImageFormat,
  quality: number | undefined,
  pixels: number,
): Promise<Buffer<ArrayBuffer>> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: quality ?? 55, effort: pixels > muchForAvif ? 0 : 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: quality ?? 75 }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: quality ?? 80, progressive: true }).toBuffer();
    default:
      return image.png().toBuffer();
  }
}
