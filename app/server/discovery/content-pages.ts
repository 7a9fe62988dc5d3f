import { type Locale, locales } from '#app/i18n/locales';
import { type Article, type ContentSource } from '#app/server/content/content-source';
import { unlessUnavailable } from '#app/server/content/unless-unavailable';

export type Page = { path: string; langs: readonly Locale[]; modified?: string };

/** `whole` is false where the service did not answer for all of them. */
export async function contentPages(content: ContentSource): Promise<{ pages: Page[]; whole: boolean }> {
  const [articles, chatbots] = await Promise.all([
    unlessUnavailable(() => inEveryLanguage((locale) => content.articles(locale))),
    unlessUnavailable(() => inEveryLanguage((locale) => content.chatbots(locale))),
  ]);
  const slugs = new Set(chatbots?.map(({ slug }) => slug));
  return {
    pages: [
      ...articlePages(articles ?? []),
      ...listPages(articles ?? []),
      ...Array.from(slugs, (slug) => ({ path: pathOf('/services/chatbot', slug), langs: locales })),
    ],
    whole: articles !== undefined && chatbots !== undefined,
  };
}

async function inEveryLanguage<Item>(ask: (locale: Locale) => Promise<Item[]>): Promise<Item[]> {
  return (await Promise.all(locales.map(ask))).flat();
}

function articlePages(articles: Article[]): Page[] {
  const bySlug = Map.groupBy(articles, ({ slug }) => slug);
  return Array.from(bySlug, ([slug, same]) => ({
    path: pathOf('/actus', slug),
    langs: locales.filter((locale) => same.some(({ lang }) => lang === locale)),
    modified: newest(same),
  }));
}

/** Every list has articles in all languages: where one has none, the service's own are shown. */
function listPages(articles: Article[]): Page[] {
  const categories = Map.groupBy(articles, ({ category }) => category?.name);
  const authors = Map.groupBy(articles, ({ author }) => author && (author.username || `${author.id}`));
  const lists = (start: string, groups: Map<string | undefined, Article[]>) =>
    Array.from(groups, ([name, same]) =>
      name ? [{ path: pathOf(start, name), langs: locales, modified: newest(same) }] : [],
    ).flat();
  return [...lists('/category', categories), ...lists('/author', authors)];
}

function newest(articles: Article[]): string | undefined {
  return articles
    .flatMap(({ publishedAt, revisedAt = publishedAt }) => [publishedAt, revisedAt])
    .toSorted()
    .at(-1);
}

function pathOf(start: string, name: string): string {
  return `${start}/${encodeURIComponent(name.toWellFormed())}`;
}
