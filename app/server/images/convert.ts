import type sharp from 'sharp';
import type { ResizeOptions, Sharp } from 'sharp';

import { imageWidths } from '#app/lib/image-address';
import type { ImageFormat, Modifiers } from './modifiers';
import { rasterFormat, type RasterFormat } from './raster';
import { Refusal } from './refusal';
import type { TargetFormat } from './target-format';

export type Converted = { format: ImageFormat; bytes: Buffer<ArrayBuffer> };

/** Nothing leaves larger than this, px, whatever shape the original has. */
const largest = Math.max(...imageWidths);

/** Output, in pixels, above which AVIF is written at its fastest: 3072 × 2304 takes 1 s so, and 2.8 s at effort 2. */
const muchForAvif = 2_500_000;

/**
 * Makes the picture that is asked for: turned upright, in sRGB, without metadata, its first frame only, never larger
 * than the original. Answers 415 for what is no raster picture, 422 for a broken one and for one of more than
 * `pixels` pixels, which is not decoded; 422 too after `seconds` seconds of work.
 */
export async function convert(
  original: Buffer,
  wish: Modifiers,
  target: TargetFormat,
  limits: { pixels: number; seconds: number },
): Promise<Converted | Refusal> {
  const from = rasterFormat(original);
  if (!from) return new Refusal(415, 'the original is no raster picture');
  const open = await loadSharp();
  try {
    const image = open(original, {
      autoOrient: true,
      failOn: 'error',
      limitInputPixels: limits.pixels,
      sequentialRead: true,
    });
    const { width, height, hasAlpha, autoOrient } = await image.metadata();
    if (width * height > limits.pixels) return new Refusal(422, 'the original has too many pixels');
    const format = formatOf(target, from, hasAlpha);
    const size = sizeOf(wish, autoOrient);
    image
      .timeout({ seconds: limits.seconds })
      .resize({ ...size, background: wish.background ?? emptyIn(format) });
    if (format === 'jpeg' || wish.background?.startsWith('#')) {
      image.flatten({ background: wish.background?.startsWith('#') ? wish.background : '#ffffff' });
    }
    return { format, bytes: await write(image, format, wish.quality, pixelsOf(size)) };
  } catch {
    return new Refusal(422, 'the original cannot be read');
  }
}

let loading: Promise<typeof sharp> | undefined;

/** Loaded with the first picture: the library weighs 40 MB. One thread a picture, and no memory kept between two. */
function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    loaded.concurrency(1);
    loaded.cache(false);
    return loaded;
  });
  return loading;
}

function formatOf(target: TargetFormat, from: RasterFormat, hasAlpha: boolean): ImageFormat {
  if (target === 'plain') return hasAlpha ? 'png' : 'jpeg';
  if (target !== 'same') return target;
  return from === 'gif' ? 'png' : from;
}

type Size = { width: number; height: number };

function sizeOf(wish: Modifiers, original: Size): ResizeOptions & Size {
  const { width, height, fit = 'cover' } = wish;
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
