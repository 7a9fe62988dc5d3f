import type { ImageFormat, Modifiers } from './modifiers';

/** `plain`: PNG where the picture has transparency, else JPEG. `same`: as the original. */
export type TargetFormat = ImageFormat | 'plain' | 'same';

/** `f_auto` by `Accept`, AVIF before WebP; a wildcard promises neither. */
export function targetFormat(format: Modifiers['format'], accept: string | null): TargetFormat {
  if (format !== 'auto') return format ?? 'same';
  const accepted = new Set(
    (accept ?? '')
      .split(',')
      .filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(range))
      .map((range) => range.split(';', 1)[0]?.trim().toLowerCase()),
  );
  if (accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'plain';
}
