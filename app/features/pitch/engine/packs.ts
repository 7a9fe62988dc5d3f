import type { Locale } from '#app/i18n/locales';
import { english } from './en/pack';
import { spanish } from './es/pack';
import { french } from './fr/pack';
import type { LanguagePack } from './pack';

/** The languages the engine writes. */
export const packs: Partial<Record<Locale, LanguagePack>> = { en: english, fr: french, es: spanish };

/** The pack of a language, or the nearest there is. */
export function packFor(lang: Locale): LanguagePack {
  return packs[lang] ?? packs.en ?? french;
}
