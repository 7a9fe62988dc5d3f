import { expect, test } from 'vitest';

import { faqPage, noindexHead, pageHead, pathWith, previewMeta } from '#app/lib/page-head';

test('a path carries what is set of its search, in order', () => {
  expect(pathWith('/actus', { page: undefined, lang: undefined })).toBe('/actus');
  expect(pathWith('/actus', { page: 2, lang: 'fr' })).toBe('/actus?page=2&lang=fr');
});

test('a preview names the language with its country, and a picture only where there is one', () => {
  const page = {
    type: 'article',
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
  const crumbs = [['Home', '/'] as const, ['News', '/actus'] as const];
  const page = { title: 'News', description: 'D', path: '/actus', crumbs };
  expect(pageHead({ locale: 'en', siteUrl: 'https://verbe.example' }, page).meta).toContainEqual({
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

test('a page is its own canonical in each language, and the bare address that of all others', () => {
  const page = { title: 'Terms', description: 'D', path: '/cgu' };
  const context = { locale: 'fr', siteUrl: 'https://verbe.example' } as const;
  expect(pageHead(context, page).links).toEqual([
    { rel: 'canonical', href: 'https://verbe.example/cgu' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://verbe.example/cgu' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://verbe.example/cgu?lang=en' },
    { rel: 'alternate', hrefLang: 'fr', href: 'https://verbe.example/cgu?lang=fr' },
    { rel: 'alternate', hrefLang: 'es', href: 'https://verbe.example/cgu?lang=es' },
  ]);
  expect(pageHead(context, { ...page, addressLang: 'fr' }).links[0]).toEqual({
    rel: 'canonical',
    href: 'https://verbe.example/cgu?lang=fr',
  });
});

test('a page that search engines leave out says so beside its title', () => {
  expect(noindexHead('Lost')).toEqual({
    meta: [{ title: 'Lost | Verbe' }, { name: 'robots', content: 'noindex' }],
  });
});

test('a page without a picture of its own shows the default image, with its size', () => {
  const { meta } = pageHead(
    { locale: 'es', siteUrl: 'https://verbe.example' },
    { title: 'T', description: 'D', path: '/' },
  );
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://verbe.example/previews/verbe-es.png',
  });
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' });
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('questions are written down with their answers', () => {
  expect(faqPage([{ question: 'Combien ?', answer: 'Rien.' }])['script:ld+json']).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Combien ?', acceptedAnswer: { '@type': 'Answer', text: 'Rien.' } },
    ],
  });
});
