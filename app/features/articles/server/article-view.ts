import type * as content from '#app/server/content/content-source';
import { withFrenchFirst, formatLocales, type Locale } from '#app/i18n/locales';
import { memoizeByLocale } from '#app/i18n/memoize-by-locale';
import { site } from '#app/content/site';
import {
  type ArticleCard,
  type AuthorLink,
  type CategoryLink,
  type ArticleList,
  pageSize,
  type ShownArticle,
  type ShownDate,
} from '../article';
import { categoryLabel, foldName, inCategoryOrder } from '#app/content/categories';
import type { Body } from './render';

export function cardOf(article: content.Article, locale: Locale): ArticleCard {
  const { slug, title, summary, image, author, category, publishedAt, lang } = article;
  return {
    slug,
    title,
    summary,
    image,
    author: author && authorLink(author),
    category: category && categoryLink(category.name, locale),
    date: { iso: publishedAt, text: dateWords(publishedAt, locale) },
    lang,
  };
}

/** A page of a list, from 1; `all` are the articles of the language, whose categories are offered beside it. */
export function articleListOf(
  articles: content.Article[],
  { all, heading, page, locale }: { all: content.Article[]; heading: string; page: number; locale: Locale },
): ArticleList {
  const start = (page - 1) * pageSize;
  return {
    heading,
    cards: articles.slice(start, start + pageSize).map((article) => cardOf(article, locale)),
    page,
    pages: Math.max(1, Math.ceil(articles.length / pageSize)),
    categories: categoriesOf(all, locale),
  };
}

/** An article with what one may read next of `list`, which holds it or not. */
export function shownArticle(
  article: content.WholeArticle,
  { body, list, locale, siteUrl }: { body: Body; list: content.Article[]; locale: Locale; siteUrl: string },
): ShownArticle {
  const card = cardOf(article, locale);
  const { seo } = article;
  return {
    ...card,
    ...body,
    revised: revisedLater(article, locale),
    address: `${siteUrl}/actus/${encodeURIComponent(article.slug)}?lang=${locale}`,
    next: nextOf(article, list).map((other) => cardOf(other, locale)),
    preview: {
      title: seo.title || article.title,
      description: seo.description || article.summary,
      image: seo.image ?? article.image,
    },
    alternates: article.alternates,
  };
}

/** Undefined where the text is as it was on the day of its publication. */
function revisedLater({ publishedAt, revisedAt }: content.Article, locale: Locale): ShownDate | undefined {
  if (!revisedAt) return undefined;
  const text = dateWords(revisedAt, locale);
  return text === dateWords(publishedAt, locale) ? undefined : { iso: revisedAt, text };
}

/** Three of its subject; what is missing of them are those that appeared before it, then the newest. */
function nextOf(article: content.WholeArticle, list: content.Article[]): content.Article[] {
  const subject = article.category && foldName(article.category.name);
  const isOfSubject = ({ category }: content.Article) =>
    subject !== undefined && category !== undefined && foldName(category.name) === subject;
  const older = list.slice(list.findIndex(({ slug }) => slug === article.slug) + 1);
  const all = new Set([...list.filter(isOfSubject), ...older, ...list]);
  return [...all].filter(({ slug }) => slug !== article.slug).slice(0, 3);
}

function categoriesOf(articles: content.Article[], locale: Locale): CategoryLink[] {
  const byFolded = new Map(
    articles.flatMap(({ category }) => (category ? [[foldName(category.name), category.name] as const] : [])),
  );
  return inCategoryOrder([...byFolded.values()]).map((name) => categoryLink(name, locale));
}

function categoryLink(name: string, locale: Locale): CategoryLink {
  return { name, label: categoryLabel(name, locale) };
}

/** An author without a public name writes in that of the company. */
function authorLink({ id, username }: content.Author): AuthorLink {
  const isTheHouse = !username || username.toLowerCase() === site.name.toLowerCase();
  return { username: username || String(id), label: isTheHouse ? site.name : username };
}

const dates = memoizeByLocale(
  (locale) => new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: 'long', timeZone: 'Europe/Paris' }),
);

function dateWords(iso: string, locale: Locale): string {
  return withFrenchFirst(dates(locale).format(new Date(iso)), locale);
}
