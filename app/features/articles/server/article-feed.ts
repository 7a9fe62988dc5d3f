import { msg } from '@lingui/core/macro';
import type { Feed } from 'feed';

import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';
import { pathWith } from '#app/lib/page-head';
import { pageTitle } from '#app/lib/page-title';
import type { Article } from '#app/server/content/content-source';
import { unlessUnavailable } from '#app/server/content/unless-unavailable';
import type { RequestContext } from '#app/server/http/request-context';
import type { Services } from '#app/server/services';
import { categoryLabel } from '#app/content/categories';
import { feedPath } from '../feed';

const latestCount = 20;

type Visitor = Pick<RequestContext, 'locale'> & { services: Pick<Services, 'content' | 'env'> };

type Place = { locale: Locale; siteUrl: string };

/** `GET /actus/rss.xml` in the visitor's language; 503 while the service is unavailable. */
export async function articleFeed({ locale, services }: Visitor): Promise<Response> {
  const { siteUrl } = services.env;
  const articles = await unlessUnavailable(() => services.content.articles(locale));
  if (!articles) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  const feed = await emptyFeed({ locale, siteUrl }, articles[0]?.publishedAt);
  for (const article of articles.slice(0, latestCount)) feed.addItem(itemOf(article, { locale, siteUrl }));
  return new Response(feed.rss2(), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-language': locale,
      'cache-control': 'public, max-age=900',
      vary: 'Accept-Language, Cookie',
    },
  });
}

async function emptyFeed({ locale, siteUrl }: Place, updated: string | undefined): Promise<Feed> {
  // Loaded with the first request: few ask for it.
  const [i18n, { Feed: NewFeed }] = await Promise.all([createI18n(locale), import('feed')]);
  return new NewFeed({
    title: pageTitle(i18n._(msg`News`)),
    description: i18n._(
      msg`Articles on generative AI and marketing: trends, campaigns, ideas put to the test, ethics and law.`,
    ),
    link: siteUrl + pathWith('/actus', { lang: locale }),
    feed: siteUrl + feedPath(locale),
    language: locale,
    updated: updated ? new Date(updated) : undefined,
    generator: false,
  });
}

function itemOf(article: Article, { locale, siteUrl }: Place) {
  const { slug, title, summary, category, publishedAt } = article;
  const path = pathWith(`/actus/${encodeURIComponent(slug.toWellFormed())}`, { lang: locale });
  return {
    title: xmlText(title),
    link: siteUrl + path,
    // Readers take it for HTML.
    description: escapeHtml(xmlText(summary)),
    date: new Date(publishedAt),
    category: category && [{ name: xmlText(categoryLabel(category.name, locale)) }],
  };
}

function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
