import type { ImageFormat, Modifiers } from './modifiers';

/**
 * The format to write. `plain` is what every browser shows, PNG where the picture has holes and JPEG elsewhere;
 * `same` is the original's.
 */
export type TargetFormat = ImageFormat | 'plain' | 'same';

/** `f_auto` by the request's `Accept`, AVIF before WebP; a wildcard promises neither. */
export function targetFormat(format: Modifiers['format'], accept: string | null): TargetFormat {
  if (format !== 'auto') return format ?? 'same';
  const taken = new Set(
    (accept ?? '')
      .split(',')
      .filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(range))
      .map((range) => range.split(';', 1)[0]?.trim().toLowerCase()),
  );
  if (taken.has('image/avif')) return 'avif';
  return taken.has('image/webp') ? 'webp' : 'plain';
}
