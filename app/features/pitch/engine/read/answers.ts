import type { Locale } from '#app/i18n/locales';
import { languages } from '../languages/language';
import { measured } from './units';

/** True for an answer that can be said as it was typed: it has a verb. A note without one is asked for again. */
export function isSentence(answer: string, lang: Locale): boolean {
  return measured(answer, languages[lang]).hasVerb;
}
