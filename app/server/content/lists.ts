import { locales } from '#app/i18n/locales';
import type { Article, Chatbot, WholeArticle } from './content-source';

/** Its time may not have come; translations may share `documentId`. */
export type StoredArticle = { article: Article; documentId?: string };

export type StoredPage = StoredArticle & Pick<WholeArticle, 'blocks' | 'seo'>;

export type StoredChatbot = { chatbot: Chatbot; documentId?: string };

export const latestCount = 3;

/** Newest first, each article once; those of the same instant by slug, since Strapi gives them in any order. */
export function newestFirst<Stored extends StoredArticle>(articles: Stored[]): Stored[] {
  const each = new Map(articles.map((stored) => [`${stored.article.lang} ${stored.article.slug}`, stored]));
  return [...each.values()].toSorted(
    ({ article: a }, { article: b }) =>
      compare(b.publishedAt, a.publishedAt) || compare(a.slug, b.slug) || compare(a.lang, b.lang),
  );
}

/** Those whose date has come; `now` in epoch ms. */
export function published<Stored extends StoredArticle>(articles: Stored[], now: number): Stored[] {
  return articles.filter(({ article }) => Date.parse(article.publishedAt) <= now);
}

/** By their order, then by name. */
export function inOrder(chatbots: Chatbot[]): Chatbot[] {
  return chatbots.toSorted(
    (a, b) => a.order - b.order || a.name.localeCompare(b.name, 'fr') || compare(a.slug, b.slug),
  );
}

/** French ones fill gaps. Strapi 4 does not name translations: there French stands in for none at all. */
export function completed(translated: StoredChatbot[], french: StoredChatbot[]): StoredChatbot[] {
  if (translated.length === 0) return french;
  const translatedIds = new Set(translated.map(({ documentId }) => documentId));
  const lacking = french.filter(
    ({ documentId }) => documentId !== undefined && !translatedIds.has(documentId),
  );
  return [...translated, ...lacking];
}

/** True for the same article in another language. */
export function isTranslation(one: StoredArticle, other: StoredArticle): boolean {
  if (one.article.lang === other.article.lang) return false;
  const isSameDocument = one.documentId !== undefined && one.documentId === other.documentId;
  return isSameDocument || one.article.slug === other.article.slug;
}

/** With the slugs of its translations that are published; `now` in epoch ms. */
export function withAlternates(
  { article, blocks, seo }: StoredPage,
  others: StoredArticle[],
  now: number,
): WholeArticle {
  const slugs = new Map(published(others, now).map(({ article: { lang, slug } }) => [lang, slug]));
  const alternates = locales.flatMap((lang) => {
    const slug = slugs.get(lang);
    return slug === undefined ? [] : [{ lang, slug }];
  });
  return { ...article, blocks, seo, alternates };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
