import { expect, test } from 'vitest';

import { articleGoneHead, articleHead, articleHeadData } from '#app/features/articles/article-head';
import { shownArticle } from '#app/features/articles/article-view.server';
import { createI18n } from '#app/i18n/i18n';
import { storedPage } from './articles';

const siteUrl = 'https://verbe.example';
const context = { i18n: await createI18n('en'), siteUrl };

function headOf(more: Parameters<typeof storedPage>[1] = {}, asked?: 'fr' | 'en') {
  const article = shownArticle(storedPage(7, more), { list: [], locale: 'en', siteUrl });
  const data = articleHeadData({ ok: true, article });
  if (!data) throw new Error('No data');
  return articleHead(context, data, asked);
}

test('the title is the article’s, before that of the site', () => {
  expect(headOf().meta).toContainEqual({ title: 'Article 7 | Verbe' });
});

test('the bare address and that with a language are each their own canonical', () => {
  expect(headOf().links).toContainEqual({ rel: 'canonical', href: 'https://verbe.example/actus/article-7' });
  expect(headOf({}, 'fr').links).toContainEqual({
    rel: 'canonical',
    href: 'https://verbe.example/actus/article-7?lang=fr',
  });
});

test('the other languages are named by their own slugs, and the bare address for all others', () => {
  const { links } = headOf({ alternates: [{ lang: 'en', slug: 'article-seven' }] });
  expect(links.filter(({ rel }) => rel === 'alternate')).toEqual([
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://verbe.example/actus/article-7' },
    { rel: 'alternate', hrefLang: 'fr', href: 'https://verbe.example/actus/article-7?lang=fr' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://verbe.example/actus/article-seven?lang=en' },
  ]);
});

test('a preview shows a picture that previews can read', () => {
  const image = (url: string) => headOf({ image: { url, alt: 'A' } }).meta;
  expect(image('https://cms.example/a.png')).toContainEqual({
    property: 'og:image',
    content: 'https://cms.example/a.png',
  });
  expect(JSON.stringify(image('/articles/a.svg'))).not.toContain('og:image');
});

test('machines read who wrote what and when, and the way there', () => {
  const things = headOf().meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
  expect(things).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Article 7',
      inLanguage: 'fr',
      datePublished: '2026-11-07T09:00:00.000Z',
      author: { '@type': 'Organization', name: 'Verbe' },
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
});

test('what is not there is not to be kept by search engines', () => {
  expect(articleGoneHead(context).meta).toContainEqual({ name: 'robots', content: 'noindex' });
});
