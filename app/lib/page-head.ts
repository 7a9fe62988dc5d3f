import { type Locale, locales } from '#app/i18n/locales';
import { pageTitle, siteName } from './page-title';
import { housePicture, type PreviewPicture } from './preview-picture';

type PageHead = {
  title: string;
  description: string;
  /** Encoded, with its leading slash, without search. */
  path: string;
  /** The language that the address names. */
  asked?: Locale;
  /** The way to the page, from home to itself; each path with its leading slash. */
  crumbs?: (readonly [name: string, path: string])[];
  /** Instead of that of the house. */
  image?: PreviewPicture;
};

/** The head of a page that stands at one path in all languages: title, preview, canonical address, alternates. */
export function pageHead(
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
  { title, description, path, asked, crumbs, image = housePicture({ siteUrl, locale }) }: PageHead,
) {
  const address = siteUrl + pathWith(path, { lang: asked });
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      ...previewMeta({ type: 'website', locale, address, title, description, image }),
      ...(crumbs ? [breadcrumbs(siteUrl, crumbs)] : []),
    ],
    links: [
      { rel: 'canonical', href: address },
      { rel: 'alternate', hrefLang: 'x-default', href: siteUrl + path },
      ...locales.map((lang) => ({
        rel: 'alternate',
        hrefLang: lang,
        href: siteUrl + pathWith(path, { lang }),
      })),
    ],
  };
}

/** Keeps a page out of search engines. */
export const noindex = { name: 'robots', content: 'noindex' };

/** The head of a page that search engines leave out: its title alone. */
export function noindexHead(title: string) {
  return { meta: [{ title: pageTitle(title) }, noindex] };
}

/** The path with the parts of its search that are set: `/actus`, `/actus?page=2&lang=fr`. */
export function pathWith(path: string, search: Record<string, string | number | undefined>): string {
  const set = Object.entries(search).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, `${value}`]],
  );
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}

type Preview = {
  type: 'article' | 'website';
  locale: Locale;
  /** Absolute. */
  address: string;
  title: string;
  description: string;
  image?: PreviewPicture;
};

/** Open Graph wants a country with the language. */
const territories = { en: 'en_US', fr: 'fr_FR', es: 'es_ES' } as const;

/** Open Graph and Twitter tags of a page: what messengers and networks show for a link to it. */
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
    // The rest it takes from Open Graph.
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

/** The way to a page as search engines read it; paths with their leading slash. */
export function breadcrumbs(siteUrl: string, crumbs: (readonly [name: string, path: string])[]) {
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
export function structuredData(thing: object): { name?: undefined; 'script:ld+json': object } {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...thing } };
}

/** Questions and their answers, in plain text, as search engines read them; for the page that shows them all. */
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
