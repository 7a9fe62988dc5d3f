import type { Locale } from '#app/i18n/locales';

/** Where the picture stands that is drawn for an article without one that previews can show. */
export function picturePath(slug: string, lang: Locale): string {
  return `/og/actus/${encodeURIComponent(slug)}.png?lang=${lang}`;
}
