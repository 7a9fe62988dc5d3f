import * as z from 'zod';

import { locales } from '#app/i18n/locales';
import { isCleanText } from '#app/lib/text';
import { showsDrafts } from '#app/server/content/drafts';
import type { Article } from '#app/server/content/content-source';
import { parseRequest } from '#app/server/http/bad-request';
import type { RequestContext } from '#app/server/http/request-context';
import { answerUnavailable } from '#app/server/http/unavailable';
import { runtime } from '#app/server/runtime';
import { unlessAway } from '#app/server/content/unless-away';
import type { ArticleResult, LatestResult, NewsResult } from './article';
import { cardOf, newsOf, shownArticle } from './article-view.server';
import { categoryLabel, foldName, storedCategory } from './category-names';

const page = z.number().int().min(1).max(1_000).default(1);
const name = z
  .string()
  .max(200)
  .refine(isCleanText)
  .transform((text) => text.normalize('NFC'));

const listSchema = z.strictObject({ page });
const categorySchema = z.strictObject({ page, name });
const authorSchema = z.strictObject({ page, username: name });
const articleSchema = z.strictObject({ slug: name });

type List = { heading: string; page: number; load: () => Promise<Article[]> };

/** A page of all articles. */
export async function newsFor(input: unknown, visitor: RequestContext): Promise<NewsResult> {
  const asked = parseRequest(listSchema, input);
  const load = () => runtime().content.articles(visitor.locale);
  return listFor({ heading: '', page: asked.page, load }, visitor);
}

/** A page of the articles of a category, by any of its names; empty for an unknown one. */
export async function categoryFor(input: unknown, visitor: RequestContext): Promise<NewsResult> {
  const asked = categorySchema.safeParse(input).data;
  if (!asked) return nothing;
  const heading = categoryLabel(asked.name, visitor.locale);
  const stored = foldName(storedCategory(asked.name) ?? asked.name);
  const load = sparingly(visitor, {
    ask: () => inCategory(asked.name, visitor),
    fits: ({ category }) => category !== undefined && foldName(category.name) === stored,
  });
  return listFor({ heading, page: asked.page, load }, visitor);
}

/** A page of the articles of an author, by username or id; empty for an unknown one. */
export async function authorFor(input: unknown, visitor: RequestContext): Promise<NewsResult> {
  const asked = authorSchema.safeParse(input).data;
  if (!asked) return nothing;
  const named = foldName(asked.username);
  const load = sparingly(visitor, {
    ask: () => runtime().content.byAuthor(visitor.locale, asked.username),
    fits: ({ author }) => String(author?.id) === named || foldName(author?.username ?? '') === named,
  });
  const result = await listFor({ heading: asked.username, page: asked.page, load }, visitor);
  // An id says nothing to a reader: the articles know whose it is.
  const label = result.ok && result.news.cards[0]?.author?.label;
  return label ? { ...result, news: { ...result.news, heading: label } } : result;
}

/** The latest three. */
export async function latestFor({ locale }: RequestContext): Promise<LatestResult> {
  const articles = await unlessAway(() => runtime().content.latest(locale));
  if (!articles) return { ok: false, error: 'away' };
  return { ok: true, cards: articles.map((article) => cardOf(article, locale)) };
}

/**
 * An article in the visitor's language, else in any other; as a draft for who previews. Gives its page the status 503
 * where the service fails.
 */
export async function articleFor(input: unknown, { locale, ip }: RequestContext): Promise<ArticleResult> {
  const asked = articleSchema.safeParse(input).data;
  if (!asked) return { ok: false, error: 'missing' };
  const { content, env, rateLimits } = runtime();
  const isDraft = showsDrafts();
  const allowance = await rateLimits.look('unknownArticle', ip);
  if (!allowance.ok && !(await isListed(asked.slug))) return { ok: false, error: 'missing' };
  const found = await unlessAway(async () => ({
    article: await (isDraft ? content.draft(locale, asked.slug) : content.article(locale, asked.slug)),
  }));
  if (!found) {
    answerUnavailable();
    return { ok: false, error: 'away' };
  }
  const { article } = found;
  if (!article) {
    await rateLimits.take('unknownArticle', ip);
    return { ok: false, error: 'missing' };
  }
  const list = (await unlessAway(() => content.articles(article.lang))) ?? [];
  return { ok: true, article: shownArticle(article, { list, locale, siteUrl: env.siteUrl }), isDraft };
}

/** By the lists, which are kept. */
async function isListed(slug: string): Promise<boolean> {
  const { content } = runtime();
  const lists = await unlessAway(() => Promise.all(locales.map((locale) => content.articles(locale))));
  return lists?.flat().some((card) => card.slug === slug) ?? true;
}

const nothing: NewsResult = {
  ok: true,
  news: { heading: '', cards: [], page: 1, pages: 1, categories: [] },
};

async function listFor(
  { heading, page: asked, load }: List,
  { locale }: RequestContext,
): Promise<NewsResult> {
  const lists = await unlessAway(() => Promise.all([load(), runtime().content.articles(locale)]));
  if (!lists) return { ok: false, error: 'away', heading };
  const [articles, all] = lists;
  return { ok: true, news: newsOf(articles, { all, heading, page: asked, locale }) };
}

type Sought = { ask: () => Promise<Article[]>; fits: (card: Article) => boolean };

/** A name that is none is some calls to the service: who has asked for many finds what the kept list has. */
function sparingly({ ip, locale }: RequestContext, { ask, fits }: Sought): List['load'] {
  const { content, rateLimits } = runtime();
  return async () => {
    const allowance = await rateLimits.look('unknownArticle', ip);
    if (!allowance.ok) return (await content.articles(locale)).filter(fits);
    const found = await ask();
    if (found.length === 0) await rateLimits.take('unknownArticle', ip);
    return found;
  };
}

/** The service knows the stored name, the reader perhaps that of their own language. */
async function inCategory(asked: string, { locale }: RequestContext): Promise<Article[]> {
  const { content } = runtime();
  const articles = await content.byCategory(locale, asked);
  const stored = storedCategory(asked);
  if (articles.length > 0 || !stored || foldName(stored) === foldName(asked)) return articles;
  return content.byCategory(locale, stored);
}
