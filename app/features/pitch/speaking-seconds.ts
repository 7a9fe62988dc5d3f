import type { Locale } from '#app/i18n/locales';

/** Seconds it takes to say that many words aloud at an easy pace. */
export function speakingSeconds(words: number, lang: Locale): number {
  return Math.round((words * 60) / wordsPerMinute[lang]);
}

const wordsPerMinute: Record<Locale, number> = { en: 140, fr: 145, es: 150 };
