import type { Locale } from '#app/i18n/locales';
import type { Duration } from '../pitch';

/** Fewest and most words of each spoken duration. */
export const wordBands: Record<Locale, Record<Duration, readonly [number, number]>> = {
  en: { 15: [30, 35], 30: [60, 70], 60: [120, 140], 90: [180, 210] },
  fr: { 15: [30, 36], 30: [62, 72], 60: [125, 145], 90: [185, 217] },
  es: { 15: [32, 37], 30: [65, 75], 60: [130, 150], 90: [195, 225] },
};

/** Longest sentence and mean sentence that can be said in one breath, in words. */
export const sentenceLimits = { longest: 25, mean: 16 } as const;

/** Characters of the one-liner. */
export const oneLinerLimit = 140;
