import type { Locale } from '#app/i18n/locales';

export function picturePath(slug: string, lang: Locale): string {
  return `/og/actus/${encodeURIComponent(slug)}.png?lang=${lang}`;
}
