export const locales = ['en', 'fr', 'es'] as const;

export type Locale = (typeof locales)[number];

export const fallbackLocale: Locale = 'en';

/** For dates and figures; the English is British. */
export const formatLocales: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' };

/** Of a month the first is « 1er » in French, which no format of JavaScript writes. */
export function withFrenchFirst(date: string, locale: Locale): string {
  return locale === 'fr' ? date.replace(/^1(?= \p{L})/u, '1er') : date;
}

/** With a call of a function: the language of its page, whose address may be kept from it (`no-referrer`). */
export const languageHeader = 'x-language';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Product 3.1. */
export function chooseLocale(wishes: {
  search?: string | null;
  cookie?: string | undefined;
  acceptLanguage?: string | null;
}): Locale {
  if (isLocale(wishes.search)) return wishes.search;
  if (isLocale(wishes.cookie)) return wishes.cookie;
  const first = wishes.acceptLanguage?.trim().slice(0, 2).toLowerCase();
  return isLocale(first) ? first : fallbackLocale;
}
