import { type Locale, locales } from '#app/i18n/locales';
import { ok, refused } from '#app/lib/result';
import { showsDrafts } from '#app/server/content/drafts';
import type { Article, ContentSource } from '#app/server/content/content-source';
import type { RequestContext } from '#app/server/http/request-context';
import { answerUnavailable } from '#app/server/http/server-functions/unavailable';
import { unlessUnavailable } from '#app/server/content/unless-unavailable';
import { announceStruckText } from '#app/i18n/announce-struck-text.server';
import { categoryLabel, foldName, namesOf } from '#app/content/categories';
import type { ArticlePart, ArticleResult, LatestResult, ArticleListResult } from '../article';
import { cardOf, articleListOf, shownArticle } from './article-view';

type List = { heading: string; page: number; load: () => Promise<Article[]> };

export async function articleListFor(
  { page }: { page: number },
  visitor: RequestContext,
): Promise<ArticleListResult> {
  const load = () => visitor.services.content.articles(visitor.locale);
  return listFor({ heading: '', page, load }, visitor);
}

/** A page of the articles of a category, by any of its names; empty for an unknown one. */
export async function categoryFor(
  { name, page }: { name: string; page: number },
  visitor: RequestContext,
): Promise<ArticleListResult> {
  const heading = categoryLabel(name, visitor.locale);
  const names = namesOf(name);
  const folded = new Set(names.map(foldName));
  const load = sparingly(visitor, {
    ask: () => inCategory(names, visitor),
    fits: ({ category }) => category !== undefined && folded.has(foldName(category.name)),
  });
  return listFor({ heading, page, load }, visitor);
}

/** A page of the articles of an author, by username or id; empty for an unknown one. */
export async function authorFor(
  { username, page }: { username: string; page: number },
  visitor: RequestContext,
): Promise<ArticleListResult> {
  const named = foldName(username);
  const load = sparingly(visitor, {
    ask: () => visitor.services.content.byAuthor(visitor.locale, username),
    fits: ({ author }) => String(author?.id) === named || foldName(author?.username ?? '') === named,
  });
  const result = await listFor({ heading: username, page, load }, visitor);
  // An id says nothing to a reader: the articles know whose it is.
  const label = result.ok && result.value.cards[0]?.author?.label;
  return label ? ok({ ...result.value, heading: label }) : result;
}

export async function latestFor({ locale, services }: RequestContext): Promise<LatestResult> {
  const articles = await unlessUnavailable(() => services.content.latest(locale));
  return articles ? ok(articles.map((article) => cardOf(article, locale))) : refused('unavailable');
}

/**
 * An article in the visitor's language, else in any other; as a draft for who previews. Gives its page the status 503
 * where the service fails.
 */
export async function articleFor(
  { slug }: { slug: string },
  visitor: RequestContext,
): Promise<ArticleResult> {
  const { locale, ip, services } = visitor;
  const { content, env, rateLimits, articleBodies } = services;
  const isDraft = showsDrafts(env);
  const allowance = await rateLimits.look('unknownArticle', ip);
  if (!allowance.ok && !(await isListed(content, slug))) return refused('missing');
  const found = await unlessUnavailable(async () => ({
    article: await (isDraft ? content.draft(locale, slug) : content.article(locale, slug)),
  }));
  if (!found) {
    answerUnavailable();
    return refused('unavailable');
  }
  const { article } = found;
  if (!article) {
    await rateLimits.take('unknownArticle', ip);
    return refused('missing');
  }
  const listed = await unlessUnavailable(() => content.articles(article.lang));
  if (!listed) visitor.keepOutOfCache?.();
  const { parts, ...body } = articleBodies.of(article.blocks);
  const spoken = await Promise.all(parts.map((part) => withStruckSaid(part, article.lang)));
  return ok({
    article: shownArticle(article, {
      body: { ...body, parts: spoken },
      list: listed ?? [],
      locale,
      siteUrl: env.siteUrl,
    }),
    isDraft,
  });
}

/** In the parts that strike words out as an editor does. */
async function withStruckSaid(part: ArticlePart, lang: Locale): Promise<ArticlePart> {
  if (part.kind === 'versions') {
    const versions = part.versions.map(async ({ label, html }) => ({
      label,
      html: await announceStruckText(html, lang),
    }));
    return { ...part, versions: await Promise.all(versions) };
  }
  const strikes = part.kind === 'quotation' || part.kind === 'measure';
  return strikes ? { ...part, html: await announceStruckText(part.html, lang) } : part;
}

/** From the cached lists. */
async function isListed(content: ContentSource, slug: string): Promise<boolean> {
  const lists = await unlessUnavailable(() => Promise.all(locales.map((locale) => content.articles(locale))));
  return lists?.flat().some((card) => card.slug === slug) ?? true;
}

async function listFor(
  { heading, page, load }: List,
  { locale, services, keepOutOfCache }: RequestContext,
): Promise<ArticleListResult> {
  const lists = await unlessUnavailable(() => Promise.all([load(), services.content.articles(locale)]));
  if (!lists) return refused('unavailable');
  const [articles, all] = lists;
  // An unknown name, of which there are as many as visitors type; or one that this visitor's limit hides.
  if (articles.length === 0) keepOutOfCache?.();
  return ok(articleListOf(articles, { all, heading, page, locale }));
}

type Sought = { ask: () => Promise<Article[]>; fits: (card: Article) => boolean };

/** A name that the cached list does not know costs calls to the service: over the limit none. */
function sparingly({ ip, locale, services }: RequestContext, { ask, fits }: Sought): List['load'] {
  const { content, rateLimits } = services;
  return async () => {
    const listed = (await content.articles(locale)).filter(fits);
    if (listed.length > 0) return listed;
    const allowance = await rateLimits.look('unknownArticle', ip);
    if (!allowance.ok) return [];
    const found = await ask();
    if (found.length === 0) await rateLimits.take('unknownArticle', ip);
    return found;
  };
}

/** The cached list has none of them in this language: the first name that leads to any. */
async function inCategory(names: string[], { locale, services }: RequestContext): Promise<Article[]> {
  for (const name of names) {
    const articles = await services.content.byCategory(locale, name);
    if (articles.length > 0) return articles;
  }
  return [];
}
