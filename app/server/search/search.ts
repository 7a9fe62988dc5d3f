import type { Locale } from '#app/i18n/locales';
import { type ContentSource, ContentError } from '../content/content-source';
import { errorFacts } from '../error-facts';
import { runtime } from '../runtime';
import { type Findable, findableArticle, findableChatbot, findablePages, wholeArticles } from './documents';
import { buildIndex, type Match, type SiteIndex } from './site-index';

/**
 * What the site has on a query, in a language and in French where that lacks it; the best first. Without articles and
 * chatbots where the content service fails and nothing is kept.
 */
export async function searchSite(query: string, locale: Locale): Promise<Match[]> {
  const index = await currentIndex(locale);
  return index.search(query);
}

/** `renews`: the next is being built, one at a time. */
type Kept = { signature: string; index: SiteIndex; renews?: boolean };

const kept = new WeakMap<ContentSource, Map<Locale, Promise<Kept>>>();

/** The index as it is; one of a changed content is built meanwhile, and serves once it is there. */
async function currentIndex(locale: Locale): Promise<SiteIndex> {
  const { content } = runtime();
  const served = await servedBy(content, locale);
  const indexes = kept.get(content) ?? new Map<Locale, Promise<Kept>>();
  kept.set(content, indexes);
  const first = indexes.get(locale);
  if (!first) {
    const building = build(served, locale);
    indexes.set(locale, building);
    building.catch(() => indexes.delete(locale));
    return (await building).index;
  }
  const current = await first;
  if (current.signature !== served.signature && !current.renews) void renew(current, served, locale);
  return current.index;
}

async function renew(current: Kept, served: Served, locale: Locale): Promise<void> {
  current.renews = true;
  try {
    Object.assign(current, await build(served, locale));
  } catch (error) {
    runtime().log.warn(errorFacts(error), 'the search index could not be renewed');
  } finally {
    current.renews = false;
  }
}

async function build({ signature, articles, chatbots }: Served, locale: Locale): Promise<Kept> {
  const pages = await findablePages(locale);
  return { signature, index: await buildIndex([...pages, ...(await articles()), ...chatbots]) };
}

type Served = {
  /** Changes with what the lists say. */
  signature: string;
  articles: () => Promise<Findable[]>;
  chatbots: Findable[];
};

/** Asked at each search: the lists are kept in the process. */
async function servedBy(content: ContentSource, locale: Locale): Promise<Served> {
  try {
    const [cards, chatbots] = await Promise.all([content.articles(locale), content.chatbots(locale)]);
    const facts = cards.map((card) => [card.slug, card.publishedAt, card.title, card.summary, card.lang]);
    const words = chatbots.map((chatbot) => [chatbot.slug, chatbot.name, chatbot.description, chatbot.lang]);
    // A service is not asked for a thousand articles one by one: what its list says of each is searched.
    const bundled = runtime().env.content.serviceUrl === undefined;
    return {
      signature: [...facts, ...words].join('\n'),
      articles: async () => (bundled ? wholeArticles(cards, content) : cards.map(findableArticle)),
      chatbots: chatbots.map(findableChatbot),
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { signature: 'away', articles: async () => [], chatbots: [] };
  }
}
