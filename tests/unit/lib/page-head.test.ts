import { expect, test } from 'vitest';

import { breadcrumbs, pathWith, previewMeta } from '#app/lib/page-head';

test('a path carries what is set of its search, in order', () => {
  expect(pathWith('/actus', { page: undefined, lang: undefined })).toBe('/actus');
  expect(pathWith('/actus', { page: 2, lang: 'fr' })).toBe('/actus?page=2&lang=fr');
});

test('a preview names the language with its country, and a picture only where there is one', () => {
  const page = {
    type: 'article',
    siteName: 'Verbe',
    locale: 'es',
    address: 'https://verbe.example/actus/x',
    title: 'T',
    description: 'D',
  } as const;
  expect(previewMeta(page)).toContainEqual({ property: 'og:locale', content: 'es_ES' });
  expect(previewMeta(page)).toContainEqual({ name: 'twitter:card', content: 'summary' });
  expect(JSON.stringify(previewMeta(page))).not.toContain('og:image');
  expect(previewMeta({ ...page, image: { url: 'https://x.example/a.png', alt: 'A' } })).toContainEqual({
    property: 'og:image:alt',
    content: 'A',
  });
});

test('the way to a page counts from one, in absolute addresses', () => {
  expect(
    breadcrumbs('https://verbe.example', [
      ['Home', '/'],
      ['News', '/actus'],
    ]),
  ).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://verbe.example/' },
        { '@type': 'ListItem', position: 2, name: 'News', item: 'https://verbe.example/actus' },
      ],
    },
  });
});
