import { expect, test } from 'vitest';

import { articleListHead, articleListHeadData } from '#app/features/articles/list/article-list-head';
import { createI18n } from '#app/i18n/i18n';
import { ok } from '#app/lib/result';

const context = { i18n: await createI18n('en'), locale: 'en', siteUrl: 'https://verbe.example' } as const;
const words = { title: 'News', description: 'Articles.', path: '/actus' };
const full = { heading: '', pages: 3, empty: false };

test('the first page carries no number, and names the next', () => {
  const { meta, links } = articleListHead(context, { ...words, data: full });
  expect(meta).toContainEqual({ title: 'News | Verbe' });
  expect(links).toContainEqual({ rel: 'canonical', href: 'https://verbe.example/actus' });
  expect(links).toContainEqual({ rel: 'next', href: 'https://verbe.example/actus?page=2' });
  expect(links.some(({ rel }) => rel === 'prev')).toBe(false);
});

test('another page names both its neighbours, in the language of the address', () => {
  const { links } = articleListHead(context, { ...words, page: 2, addressLang: 'fr', data: full });
  expect(links).toContainEqual({ rel: 'canonical', href: 'https://verbe.example/actus?page=2&lang=fr' });
  expect(links).toContainEqual({ rel: 'prev', href: 'https://verbe.example/actus?lang=fr' });
  expect(links).toContainEqual({ rel: 'next', href: 'https://verbe.example/actus?page=3&lang=fr' });
});

test('an empty list is not to be kept by search engines', () => {
  const { meta } = articleListHead(context, { ...words, data: { heading: '', pages: 1, empty: true } });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(articleListHead(context, { ...words, data: full }).meta).not.toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});

test('a list shows the default image, and names the feed', () => {
  const { meta, links } = articleListHead(context, { ...words, data: full });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://verbe.example/previews/verbe-en.png',
  });
  expect(links).toContainEqual(
    expect.objectContaining({
      type: 'application/rss+xml',
      href: 'https://verbe.example/actus/rss.xml?lang=en',
    }),
  );
});

test('a page beyond the last leads to the last', () => {
  const list = ok({ heading: '', cards: [], page: 99, pages: 2, categories: [] });
  expect(articleListHeadData(list, 2)).toMatchObject({ pages: 2 });
  expect(() => articleListHeadData(list, 99)).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ to: '.' }) }),
  );
});
