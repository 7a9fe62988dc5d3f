import type { Locale } from '#app/i18n/locales';
import type { Duration } from '../pitch';
import type { Style } from './pack';

/** Fewest and most words of each spoken duration. */
const wordBands: Record<Locale, Record<Duration, Band>> = {
  en: { 15: [30, 35], 30: [60, 70], 60: [120, 140], 90: [180, 210] },
  fr: { 15: [30, 36], 30: [62, 72], 60: [125, 145], 90: [185, 217] },
  es: { 15: [32, 37], 30: [65, 75], 60: [130, 150], 90: [195, 225] },
};

export type Band = readonly [least: number, most: number];

/** Fewest and most words of a duration when said in that style: a shorter version aims at four fifths. */
export function bandFor(lang: Locale, duration: Duration, style: Pick<Style, 'shorter'>): Band {
  const [least, most] = wordBands[lang][duration];
  return style.shorter ? [Math.round(least * shorterBy), Math.round(most * shorterBy)] : [least, most];
}

const shorterBy = 0.8;

/** Words of the version for e-mail, at most. */
export const emailLimit = 200;

/** Longest sentence and mean sentence that can be said in one breath, in words. */
export const sentenceLimits = { longest: 25, mean: 16 } as const;

/** Characters of the one-liner. */
export const oneLinerLimit = 140;
