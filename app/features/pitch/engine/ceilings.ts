import type { Locale } from '#app/i18n/locales';
import type { Duration, Refinement } from '../pitch';

/** The most words that can be said in a duration: 140 a minute in English, 145 in French, 150 in Spanish. */
const ceilings: Record<Locale, Record<Duration, number>> = {
  en: { 15: 35, 30: 70, 60: 140, 90: 210 },
  fr: { 15: 36, 30: 72, 60: 145, 90: 217 },
  es: { 15: 37, 30: 75, 60: 150, 90: 225 },
};

/** The most words of a text of that duration; a shorter version may have four fifths of them. There is no fewest. */
export function ceilingFor(lang: Locale, duration: Duration, { shorter = false } = {}): number {
  const most = ceilings[lang][duration];
  return shorter ? Math.floor(most * 0.8) : most;
}

/** Whether a longer version of so many words says enough more than the one before: a quarter at least. */
export function isWorthIt(wordsBefore: number, wordsAfter: number): boolean {
  return wordsAfter >= wordsBefore * 1.25;
}

/** Whether a shorter pitch was asked for on the way to this version. */
export function isShorterAsked(asked: readonly Refinement[]): boolean {
  return asked.some((one) => one.kind === 'manner' && one.manner === 'shorter');
}

/** Characters of the one-liner. */
export const oneLinerLimit = 140;

/** Words of the version for e-mail. */
export const emailLimit = 200;

/** Words of a sentence that can be said in one breath. */
export const sentenceLimit = 25;
