import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { site } from '#app/content/site';
import type { Locale } from '#app/i18n/locales';
import { breadcrumbs, pathWith, previewMeta, structuredData } from '#app/lib/page-head';
import { pageTitle } from '#app/lib/page-title';
import type { ArticleResult, AuthorLink } from './article';

/** What the head of an article's page needs, out of its query. */
export function articleHeadData(result: ArticleResult) {
  if (!result.ok) return undefined;
  const { slug, lang, date, author, category, preview, alternates } = result.article;
  return { slug, lang, published: date.iso, author, category, preview, alternates };
}

type HeadData = NonNullable<ReturnType<typeof articleHeadData>>;

type Context = { i18n: I18n; siteUrl: string };

/** The head of an article's page; `asked` is the language that the address names. */
export function articleHead({ i18n, siteUrl }: Context, article: HeadData, asked?: Locale) {
  const { lang, slug, category, preview } = article;
  const address = siteUrl + pathWith(pathOf(slug), { lang: asked });
  const picture = preview.image && URL.parse(preview.image.url, siteUrl)?.href;
  // What shows previews reads no SVG.
  const image =
    preview.image && picture && !/\.svg$/i.test(picture)
      ? { url: picture, alt: preview.image.alt }
      : undefined;
  return {
    meta: [
      { title: pageTitle(preview.title) },
      { name: 'description', content: preview.description },
      ...previewMeta({ ...preview, type: 'article', siteName: site.name, locale: lang, address, image }),
      { property: 'article:published_time', content: article.published },
      articleData(article, { siteUrl, address, picture }),
      breadcrumbs(siteUrl, [
        [i18n._(msg`Home`), '/'],
        [i18n._(msg`News`), '/actus'],
        ...(category ? [[category.label, `/category/${encodeURIComponent(category.name)}`] as const] : []),
        [preview.title, pathOf(slug)],
      ]),
    ],
    links: [
      { rel: 'canonical', href: address },
      { rel: 'alternate', hrefLang: 'x-default', href: siteUrl + pathOf(slug) },
      ...inEveryLanguage(article).map((same) => ({
        rel: 'alternate',
        hrefLang: same.lang,
        href: siteUrl + pathWith(pathOf(same.slug), { lang: same.lang }),
      })),
    ],
  };
}

/** The head of the page of an article that is not there, or not now. */
export function articleGoneHead({ i18n }: Context) {
  return {
    meta: [{ title: pageTitle(i18n._(msg`Article not found`)) }, { name: 'robots', content: 'noindex' }],
  };
}

function pathOf(slug: string): string {
  return `/actus/${encodeURIComponent(slug)}`;
}

function inEveryLanguage({ lang, slug, alternates }: HeadData) {
  return [{ lang, slug }, ...alternates.filter((other) => other.lang !== lang)];
}

function articleData(
  { preview, lang, published, author }: HeadData,
  { siteUrl, address, picture }: { siteUrl: string; address: string; picture?: string },
) {
  return structuredData({
    '@type': 'Article',
    headline: preview.title,
    description: preview.description,
    inLanguage: lang,
    datePublished: published,
    mainEntityOfPage: address,
    image: picture,
    author: author && authorData(author),
    publisher: { '@type': 'Organization', name: site.name, url: siteUrl },
  });
}

function authorData({ label }: AuthorLink) {
  return { '@type': label === site.name ? 'Organization' : 'Person', name: label };
}
