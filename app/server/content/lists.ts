import type { ServedArticle } from './parse/article';
import type { ServedChatbot } from './parse/chatbot';
import type { Chatbot } from './types';

/** Newest first; those of one instant by slug, where the service has no order. Each article once. */
export function newestFirst(articles: ServedArticle[]): ServedArticle[] {
  const each = new Map(articles.map((article) => [`${article.card.lang} ${article.card.slug}`, article]));
  return [...each.values()].toSorted(
    (a, b) =>
      compare(b.card.publishedAt, a.card.publishedAt) ||
      compare(a.card.slug, b.card.slug) ||
      compare(a.card.lang, b.card.lang),
  );
}

/** Those whose time has come. */
export function published<Article extends ServedArticle>(articles: Article[], now: number): Article[] {
  return articles.filter(({ card }) => Date.parse(card.publishedAt) <= now);
}

/** By order, then name. */
export function inOrder(chatbots: Chatbot[]): Chatbot[] {
  return chatbots.toSorted(
    (a, b) => a.order - b.order || a.name.localeCompare(b.name, 'fr') || compare(a.slug, b.slug),
  );
}

/**
 * Chatbots of a language, completed by those of the service's own that it lacks. Strapi 4 does not say which are
 * translations of which: there the language stands alone, unless it has none.
 */
export function completed(translated: ServedChatbot[], own: ServedChatbot[]): ServedChatbot[] {
  if (translated.length === 0) return own;
  const known = new Set(translated.map(({ documentId }) => documentId));
  const lacking = own.filter(({ documentId }) => documentId !== undefined && !known.has(documentId));
  return [...translated, ...lacking];
}

/** Only where something shows it: the one document of Strapi 5, or an equal slug. */
export function isTranslation(one: ServedArticle, other: ServedArticle): boolean {
  if (one.card.lang === other.card.lang) return false;
  const isSameDocument = one.documentId !== undefined && one.documentId === other.documentId;
  return isSameDocument || one.card.slug === other.card.slug;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
