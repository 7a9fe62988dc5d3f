/** The languages of the site, the default last resort first (specification §9: English). */
export const locales = ['en', 'fr', 'es'] as const;

export type Locale = (typeof locales)[number];

export const fallbackLocale: Locale = 'en';

/** Whose way of writing dates and figures goes with a language: the English of the site is British. */
export const formatLocales: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' };

/** True for a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The language of the interface, in the order of the product's rule: `?lang`, the cookie, the first
 * two letters of the browser's first language, English.
 */
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
