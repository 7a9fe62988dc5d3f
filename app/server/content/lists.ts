import { locales } from '#app/i18n/locales';
import type { Article, Chatbot, WholeArticle } from './content-source';

/** An article as a source holds it, whether its time has come or not; translations may share `documentId`. */
export type StoredArticle = { article: Article; documentId?: string };

/** The same with all that its page shows. */
export type StoredPage = StoredArticle & Pick<WholeArticle, 'blocks' | 'seo'>;

/** A chatbot as a source holds it; translations may share `documentId`. */
export type StoredChatbot = { chatbot: Chatbot; documentId?: string };

/** How many articles are the latest. */
export const latestCount = 3;

/** Newest first, each article once; those of the same instant by slug, since Strapi gives them in any order. */
export function newestFirst<Stored extends StoredArticle>(articles: Stored[]): Stored[] {
  const each = new Map(articles.map((stored) => [`${stored.article.lang} ${stored.article.slug}`, stored]));
  return [...each.values()].toSorted(
    ({ article: a }, { article: b }) =>
      compare(b.publishedAt, a.publishedAt) || compare(a.slug, b.slug) || compare(a.lang, b.lang),
  );
}

/** Those whose time has come; `now` in epoch ms. */
export function published<Stored extends StoredArticle>(articles: Stored[], now: number): Stored[] {
  return articles.filter(({ article }) => Date.parse(article.publishedAt) <= now);
}

/** By order, then name. */
export function inOrder(chatbots: Chatbot[]): Chatbot[] {
  return chatbots.toSorted(
    (a, b) => a.order - b.order || a.name.localeCompare(b.name, 'fr') || compare(a.slug, b.slug),
  );
}

/**
 * Chatbots of a language, completed by those in French that it lacks. Strapi 4 does not say which are
 * translations of which: there the language stands alone, unless it has none.
 */
export function completed(translated: StoredChatbot[], french: StoredChatbot[]): StoredChatbot[] {
  if (translated.length === 0) return french;
  const known = new Set(translated.map(({ documentId }) => documentId));
  const lacking = french.filter(({ documentId }) => documentId !== undefined && !known.has(documentId));
  return [...translated, ...lacking];
}

/** Whether two articles are the same in two languages: they share the document of Strapi 5, or the slug. */
export function isTranslation(one: StoredArticle, other: StoredArticle): boolean {
  if (one.article.lang === other.article.lang) return false;
  const isSameDocument = one.documentId !== undefined && one.documentId === other.documentId;
  return isSameDocument || one.article.slug === other.article.slug;
}

/** A page with its translations (`others`) that can be seen at `now`, in epoch ms. */
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
