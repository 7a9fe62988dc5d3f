import { isLocale, type Locale } from '#app/i18n/locales';

/** Where a pitch stands, in the language of the one who shares. Not read off the window, which may be on its way to another page. */
export function shareAddress(id: string, { origin, locale }: { origin: string; locale: string }): string {
  const lang = isLocale(locale) ? locale : undefined;
  return origin + pathIn(`/agents/elevator-pitch/${id}`, lang);
}

export function pathIn(path: string, lang: Locale | undefined): string {
  return lang ? `${path}?lang=${lang}` : path;
}
