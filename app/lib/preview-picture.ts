import type { Locale } from '#app/i18n/locales';

/** What a link shows where it is shared. `url` is absolute; sizes in px, where they are known. */
export type PreviewPicture = { url: string; alt: string; width?: number; height?: number };

/** The size of every picture that is drawn for previews, in px. */
export const previewSize = { width: 1200, height: 630 } as const;

/** What the picture of the house says, which `scripts/previews.ts` draws. */
const houseWords: Record<Locale, string> = {
  en: '“Verbe”: generative AI for marketing.',
  fr: '«\u00a0Verbe\u00a0»\u00a0: l’IA générative au service du marketing.',
  es: '«Verbe»: IA generativa para el marketing.',
};

/** The picture of a page that has none of its own. */
export function housePicture({ siteUrl, locale }: { siteUrl: string; locale: Locale }): PreviewPicture {
  return { url: siteUrl + housePicturePath(locale), alt: houseWords[locale], ...previewSize };
}

/** Where the picture of the house stands in `public/`. */
export function housePicturePath(locale: Locale): string {
  return `/previews/verbe-${locale}.png`;
}
