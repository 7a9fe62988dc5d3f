import { describe, expect, test } from 'vitest';

import { articleGoneHead, articleHead, articleHeadData } from '#app/features/articles/screen/article-head';
import { shownArticle } from '#app/features/articles/server/article-view';
import { createI18n } from '#app/i18n/i18n';
import { ok } from '#app/lib/result';
import { storedPage } from '../articles';

const siteUrl = 'https://verbe.example';
const body = { parts: [], contents: [], minutes: 1 };
const context = { i18n: await createI18n('en'), siteUrl };

function headOf(more: Parameters<typeof storedPage>[1] = {}, addressLang?: 'fr' | 'en') {
  const article = shownArticle(storedPage(7, more), { body, list: [], locale: 'en', siteUrl });
  const data = articleHeadData(ok({ article, isDraft: false }));
  if (!data) throw new Error('No data');
  return articleHead(context, data, addressLang);
}

test('the title is the article’s, before that of the site', () => {
  expect(headOf().meta).toContainEqual({ title: 'Article 7 | Verbe' });
});

test('a revised article says when, for previews and machines', () => {
  const { meta } = headOf({ revisedAt: '2026-11-09T00:00:00.000Z' });
  expect(meta).toContainEqual({ property: 'article:modified_time', content: '2026-11-09T00:00:00.000Z' });
  expect(JSON.stringify(meta)).toContain('"dateModified":"2026-11-09T00:00:00.000Z"');
  expect(JSON.stringify(headOf().meta)).not.toContain('odified');
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
  expect(links.filter((link) => 'hrefLang' in link)).toEqual([
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://verbe.example/actus/article-7' },
    { rel: 'alternate', hrefLang: 'fr', href: 'https://verbe.example/actus/article-7?lang=fr' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://verbe.example/actus/article-seven?lang=en' },
  ]);
});

describe('the picture of a preview', () => {
  const pictureOf = (url: string) =>
    Object.fromEntries(
      headOf({ image: { url, alt: 'A', width: 1600, height: 900 } }).meta.flatMap((tag) =>
        'property' in tag ? [[tag.property, tag.content]] : [],
      ),
    );

  test('is the article’s own, by the image proxy where it is not of this site', () => {
    expect(pictureOf('https://cms.example/a.png')).toMatchObject({
      'og:image': 'https://verbe.example/_ipx/f_jpeg,w_1280/https://cms.example/a.png',
      'og:image:alt': 'A',
      'og:image:width': '1280',
      'og:image:height': '720',
    });
    expect(pictureOf('/articles/a.webp')['og:image']).toBe('https://verbe.example/articles/a.webp');
  });

  test.each([
    '/articles/a.svg',
    'https://cms.example/a.SVG?v=1',
    'data:image/png;base64,AA',
    'http://[broken',
  ])('is drawn of its title where its own is %s', (url) => {
    expect(pictureOf(url)).toMatchObject({
      'og:image': 'https://verbe.example/og/actus/article-7.png?lang=fr',
      'og:image:alt': 'Article 7',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
  });

  test('is drawn where it has none', () => {
    expect(headOf().meta).toContainEqual({
      property: 'og:image',
      content: 'https://verbe.example/og/actus/article-7.png?lang=fr',
    });
  });
});

test('feed readers find the feed of the language', () => {
  expect(headOf().links).toContainEqual({
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'News | Verbe',
    href: 'https://verbe.example/actus/rss.xml?lang=fr',
  });
});

test('machines read who wrote what and when, and the way there', () => {
  const things = headOf().meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
  expect(things).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Article 7',
      inLanguage: 'fr',
      datePublished: '2026-11-07T09:00:00.000Z',
      author: { '@type': 'Organization', name: 'Verbe' },
      image: 'https://verbe.example/og/actus/article-7.png?lang=fr',
    }),
  ]);
});

test('what is not there is not to be kept by search engines', () => {
  expect(articleGoneHead(context).meta).toContainEqual({ name: 'robots', content: 'noindex' });
});
