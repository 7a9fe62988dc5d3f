import type { Locale } from '#app/i18n/locales';

/** `url` is absolute; sizes in px. */
export type PreviewPicture = { url: string; alt: string; width?: number; height?: number };

/** In px. */
export const previewSize = { width: 1200, height: 630 } as const;

const brandWords: Record<Locale, string> = {
  en: '“Verbe”: generative AI for marketing.',
  fr: '«\u00a0Verbe\u00a0»\u00a0: l’IA générative pour le marketing.',
  es: '«Verbe»: IA generativa para el marketing.',
};

/** The link preview of a page without a picture of its own. */
export function defaultImage({ siteUrl, locale }: { siteUrl: string; locale: Locale }): PreviewPicture {
  return { url: siteUrl + defaultImagePath(locale), alt: brandWords[locale], ...previewSize };
}

/** Path of the brand’s picture in this language, made by `npm run link-previews`. */
export function defaultImagePath(locale: Locale): string {
  return `/previews/verbe-${locale}.png`;
}
