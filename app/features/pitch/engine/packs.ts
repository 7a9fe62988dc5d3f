import type { Locale } from '#app/i18n/locales';
import { french } from './fr/pack';
import type { LanguagePack } from './pack';

/** The languages the engine writes. */
export const packs: Partial<Record<Locale, LanguagePack>> = { fr: french };

/** The pack of a language, or the nearest there is. */
export function packFor(lang: Locale): LanguagePack {
  return packs[lang] ?? packs.en ?? french;
}
