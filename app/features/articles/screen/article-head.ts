import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { site } from '#app/content/site';
import type { Locale } from '#app/i18n/locales';
import { imageAddress, isDrawing } from '#app/lib/image-address';
import { noindexHead, pageHead, pathWith, structuredData } from '#app/lib/page-head';
import { type PreviewPicture, previewSize } from '#app/lib/link-preview-picture';
import type { ArticleResult, AuthorLink } from '../article';
import { feedLink } from '../feed';

/** In px. */
const proxiedWidth = 1280;

export function articleHeadData(result: ArticleResult) {
  if (!result.ok) return undefined;
  const { slug, lang, date, revised, author, category, preview, alternates } = result.value.article;
  return { slug, lang, published: date.iso, modified: revised?.iso, author, category, preview, alternates };
}

type HeadData = NonNullable<ReturnType<typeof articleHeadData>>;

type Context = { i18n: I18n; siteUrl: string };

export function articleHead({ i18n, siteUrl }: Context, article: HeadData, addressLang?: Locale) {
  const { lang, slug, category, preview } = article;
  const address = siteUrl + pathWith(pathOf(slug), { lang: addressLang });
  const image = pictureOf(article, siteUrl);
  const head = pageHead(
    { locale: lang, siteUrl },
    {
      ...preview,
      path: pathOf(slug),
      addressLang,
      type: 'article',
      alternates: inEveryLanguage(article).map((same) => ({ lang: same.lang, path: pathOf(same.slug) })),
      crumbs: [
        [i18n._(msg`Home`), '/'],
        [i18n._(msg`News`), '/actus'],
        ...(category ? [[category.label, `/category/${encodeURIComponent(category.name)}`] as const] : []),
        [preview.title, pathOf(slug)],
      ],
      image,
    },
  );
  return {
    meta: [
      ...head.meta,
      { property: 'article:published_time', content: article.published },
      ...(article.modified ? [{ property: 'article:modified_time', content: article.modified }] : []),
      articleData(article, { siteUrl, address, picture: image.url }),
    ],
    links: [...head.links, feedLink(i18n, { locale: lang, siteUrl })],
  };
}

export function articleGoneHead({ i18n }: Context) {
  return noindexHead(i18n._(msg`Article not found`));
}

function pathOf(slug: string): string {
  return `/actus/${encodeURIComponent(slug)}`;
}

/** Falls back to a picture drawn from the title. */
function pictureOf({ slug, lang, preview }: HeadData, siteUrl: string): PreviewPicture {
  const { image } = preview;
  const url = image && URL.parse(image.url, siteUrl);
  if (image && url && isRaster(url)) {
    const picture = url.origin === siteUrl ? { ...image, url: url.href } : proxied(image, url, siteUrl);
    if (picture) return picture;
  }
  return { url: siteUrl + picturePath(slug, lang), alt: preview.title, ...previewSize };
}

/** By the image proxy: whoever draws a preview may not reach the storage. */
function proxied(image: PreviewPicture, { href }: URL, siteUrl: string): PreviewPicture | undefined {
  const { alt, width, height } = image;
  const address = imageAddress(href, proxiedWidth, 'jpeg');
  if (address === undefined) return undefined;
  const url = siteUrl + address;
  if (!width || !height) return { url, alt };
  const scale = Math.min(1, proxiedWidth / width);
  return { url, alt, width: Math.round(width * scale), height: Math.round(height * scale) };
}

function isRaster({ protocol, pathname }: URL): boolean {
  return /^https?:$/.test(protocol) && !isDrawing(pathname);
}

function inEveryLanguage({ lang, slug, alternates }: HeadData) {
  return [{ lang, slug }, ...alternates.filter((other) => other.lang !== lang)];
}

function articleData(
  { preview, lang, published, modified, author }: HeadData,
  { siteUrl, address, picture }: { siteUrl: string; address: string; picture: string },
) {
  return structuredData({
    '@type': 'Article',
    headline: preview.title,
    description: preview.description,
    inLanguage: lang,
    datePublished: published,
    dateModified: modified,
    mainEntityOfPage: address,
    image: picture,
    author: author && authorData(author),
    publisher: { '@type': 'Organization', name: site.name, url: siteUrl },
  });
}

function authorData({ label }: AuthorLink) {
  return { '@type': label === site.name ? 'Organization' : 'Person', name: label };
}

function picturePath(slug: string, lang: Locale): string {
  return `/og/actus/${encodeURIComponent(slug)}.png?lang=${lang}`;
}
