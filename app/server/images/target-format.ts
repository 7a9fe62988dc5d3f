import { accepts } from '#app/server/http/request/negotiation';
import type { ImageFormat, Modifiers } from './modifiers';

/** `plain`: PNG where the picture has transparency, else JPEG. `same`: as the original. */
export type TargetFormat = ImageFormat | 'plain' | 'same';

/** `f_auto` by `Accept`, AVIF before WebP; a wildcard promises neither. */
export function targetFormat(format: Modifiers['format'], accept: string | null): TargetFormat {
  if (format !== 'auto') return format ?? 'same';
  if (accepts(accept, 'image/avif')) return 'avif';
  return accepts(accept, 'image/webp') ? 'webp' : 'plain';
}

/** Without those that change nothing: each would be a version of its own, with the same bytes. */
export function effectiveModifiers(modifiers: Modifiers, target: TargetFormat): Modifiers {
  const { width, height, fit, quality, background } = modifiers;
  const isBox = width !== undefined && height !== undefined;
  return {
    ...modifiers,
    fit: isBox && fit !== 'cover' ? fit : undefined,
    quality: target === 'png' ? undefined : quality,
    background: background === 'transparent' ? undefined : background,
  };
}
