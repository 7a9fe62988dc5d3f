import { isLocale, type Locale } from '#app/i18n/locales';

/** The address to hand on: in the language of the one who does, and without what else the address may carry. */
export function shareAddress(href: string, locale: string): string {
  const address = new URL(href);
  const lang = isLocale(locale) ? locale : undefined;
  return address.origin + pathIn(address.pathname, lang);
}

/** A path in a language, as it stands in the address. */
export function pathIn(path: string, lang: Locale | undefined): string {
  return lang ? `${path}?lang=${lang}` : path;
}
