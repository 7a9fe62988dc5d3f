/** The path with the parts of its search that are set: `/actus`, `/actus?page=2&lang=fr`. */
export function pathWith(path: string, search: Record<string, string | number | undefined>): string {
  const set = Object.entries(search).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, `${value}`]],
  );
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}

type Preview = {
  type: 'article' | 'website';
  siteName: string;
  locale: 'en' | 'fr' | 'es';
  /** Absolute, as is the picture's. */
  address: string;
  title: string;
  description: string;
  image?: { url: string; alt: string };
};

/** Open Graph wants a country with the language. */
const territories = { en: 'en_US', fr: 'fr_FR', es: 'es_ES' } as const;

/** Open Graph and Twitter tags of a page: what messengers and networks show for a link to it. */
export function previewMeta({ type, siteName, locale, address, title, description, image }: Preview) {
  const openGraph = {
    'og:type': type,
    'og:site_name': siteName,
    'og:locale': territories[locale],
    'og:url': address,
    'og:title': title,
    'og:description': description,
    ...(image && { 'og:image': image.url, 'og:image:alt': image.alt }),
  };
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
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
