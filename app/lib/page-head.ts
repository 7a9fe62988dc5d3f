import { type Locale, locales } from '#app/i18n/locales';
import { pageTitle, siteName } from './page-title';
import { defaultImage, type PreviewPicture } from './link-preview-picture';

type PageHead = {
  title: string;
  description: string;
  /** Encoded, with its leading slash, without search. */
  path: string;
  /** From the second on. */
  page?: number;
  addressLang?: Locale;
  type?: Preview['type'];
  /** The same page in each language. */
  alternates?: { lang: Locale; path: string }[];
  /** From home to the page itself; paths with their leading slash. */
  crumbs?: (readonly [name: string, path: string])[];
  image?: PreviewPicture;
};

/** Title, description, canonical and alternate addresses, link preview and breadcrumbs of an indexed page. */
export function pageHead(
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
  {
    title,
    description,
    path,
    page,
    addressLang,
    type = 'website',
    alternates = locales.map((lang) => ({ lang, path })),
    crumbs,
    image = defaultImage({ siteUrl, locale }),
  }: PageHead,
) {
  const at = (ownPath: string, lang?: Locale) => siteUrl + pathWith(ownPath, { page, lang });
  const address = at(path, addressLang);
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      ...previewMeta({ type, locale, address, title, description, image }),
      ...(crumbs ? [breadcrumbs(siteUrl, crumbs)] : []),
    ],
    links: [
      { rel: 'canonical', href: address },
      { rel: 'alternate', hrefLang: 'x-default', href: at(path) },
      ...alternates.map((same) => ({
        rel: 'alternate',
        hrefLang: same.lang,
        href: at(same.path, same.lang),
      })),
    ],
  };
}

export const noindex = { name: 'robots', content: 'noindex' };

/** The head of a page that search engines are to leave out. */
export function noindexHead(title: string) {
  return { meta: [{ title: pageTitle(title) }, noindex] };
}

/** `/actus`, `/actus?page=2&lang=fr`. */
export function pathWith(path: string, search: Record<string, string | number | undefined>): string {
  const set = Object.entries(search).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, `${value}`]],
  );
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}

type Preview = {
  type: 'article' | 'website';
  locale: Locale;
  address: string;
  title: string;
  description: string;
  image?: PreviewPicture;
};

/** Open Graph wants a country with the language. */
const territories = { en: 'en_US', fr: 'fr_FR', es: 'es_ES' } as const;

/** What link previews read: Open Graph, and the card of X. */
export function previewMeta({ type, locale, address, title, description, image }: Preview) {
  const openGraph = {
    'og:type': type,
    'og:site_name': siteName,
    'og:locale': territories[locale],
    'og:url': address,
    'og:title': title,
    'og:description': description,
    ...(image && pictureTags(image)),
  };
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

function pictureTags({ url, alt, width, height }: PreviewPicture): Record<string, string> {
  return {
    'og:image': url,
    'og:image:alt': alt,
    ...(width && height && { 'og:image:width': `${width}`, 'og:image:height': `${height}` }),
  };
}

/** Paths with their leading slash. */
function breadcrumbs(siteUrl: string, crumbs: (readonly [name: string, path: string])[]) {
  return structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  });
}

/** A thing in the words of schema.org, for `meta`: the router writes it with `<`, `>` and `&` escaped. */
export function structuredData(data: object): { name?: undefined; 'script:ld+json': object } {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } };
}

/** In plain text, for the page that shows them all. */
export function faqPage(entries: readonly { question: string; answer: string }[]) {
  return structuredData({
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}
