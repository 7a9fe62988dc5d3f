import type { Locale } from '#app/i18n/locales';
import type { Duration, Refinement } from '../pitch';

/** The most words that can be said in a duration: 140 a minute in English, 145 in French, 150 in Spanish. */
const maxWords: Record<Locale, Record<Duration, number>> = {
  en: { 15: 35, 30: 70, 60: 140, 90: 210 },
  fr: { 15: 36, 30: 72, 60: 145, 90: 217 },
  es: { 15: 37, 30: 75, 60: 150, 90: 225 },
};

/** The most words of a text of that duration; a shorter version may have four fifths of them. There is no fewest. */
export function maxWordsFor(lang: Locale, duration: Duration, { shorter = false } = {}): number {
  const most = maxWords[lang][duration];
  return shorter ? Math.floor(most * shorterBy) : most;
}

export const shorterBy = 0.8;

/**
 * How much more a longer version says. It was a quarter, and a brief of 76 words left ten of the seventy of thirty seconds
 * unused: two readers gave such texts 5.3 of ten, and 6.3 with a tenth (decision 186). With a tenth an answered brief of 150 words left
 * another fact out of sixty seconds (decision 190).
 */
export const minGrowth = 1.05;

export function isShorterAsked(refinements: readonly Refinement[]): boolean {
  return refinements.some((one) => one.kind === 'tone' && one.tone === 'shorter');
}

/** Some 25 words; a model is asked for less. */
export const maxOneLinerCharacters = 180;

export const askedOneLinerCharacters = 140;

export const maxEmailWords = 200;

export const maxSentenceWords = 25;
