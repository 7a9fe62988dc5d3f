import { site } from '#app/content/site';
import type { Locale } from '#app/i18n/locales';
import type { PreviewWords } from './preview-words';

/** `siteUrl`: origin without a slash at its end; `path`: with its leading slash, and `?lang` where the address has it. */
export type SharedPage = { siteUrl: string; path: string; locale: Locale; words: PreviewWords };

/** The size of the pictures that `scripts/previews.ts` draws, in px. */
const previewSize = { width: 1200, height: 630 } as const;

/** Open Graph and Twitter tags of a page: what messengers and networks show for a link to it. */
export function shareMeta({ siteUrl, path, locale, words: { title, description, imageAlt } }: SharedPage) {
  const image = `${siteUrl}/previews/pitch-master-${locale}.png`;
  const openGraph = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': territories[locale],
    'og:url': siteUrl + path,
    'og:title': title,
    'og:description': description,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'og:image:alt': imageAlt,
  };
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': imageAlt,
  };
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    ...Object.entries(twitter).map(([name, content]) => ({ name, content })),
  ];
}

/** Open Graph wants a country with the language. */
const territories: Record<Locale, string> = { en: 'en_US', fr: 'fr_FR', es: 'es_ES' };
