import type { Locale } from '#app/i18n/locales';
import { type Article, type ContentSource, ContentError } from '../content/content-source';
import { errorFacts } from '../error-facts';
import type { Log } from '../log';
import type { PageTexts } from '../pages/pages';
import { articlePassages } from './article-passages';
import {
  type Findable,
  findableArticle,
  findableChatbot,
  findablePages,
  wholeArticles,
  withKeywords,
} from './documents';
import { findableListings } from './listings';
import { buildPassageIndex, type Passage } from './passage-index';
import { buildIndex, type Match } from './site-index';

export type SiteSearch = {
  /** Falls back to French. Articles and chatbots are missing where nothing is cached of a failing service. */
  find(query: string, locale: Locale): Promise<Match[]>;
  /** The passages of the site that answer a question, three at most, the best first; none where it does not speak of it. */
  answer(question: string, locale: Locale): Promise<Passage[]>;
  /** Makes the index that answers questions, so that the first one does not wait for it. */
  prepareAnswers(locale: Locale): Promise<void>;
};

type Parts = {
  content: ContentSource;
  pages: PageTexts;
  log: Log;
  /** The articles are files of this site, and may be read whole. */
  isBundled: boolean;
};

/** An index for each language, made with the first search. When content changed, the next one is built meanwhile. */
export function createSiteSearch(parts: Parts): SiteSearch {
  const { content, pages, isBundled } = parts;
  const cardsOf = ({ articles }: Served, locale: Locale) =>
    articles.map((card) => findableArticle(card, locale));
  // Whole articles are read only where that costs no call.
  const wholes = createIndexes(parts, async (served, locale) => {
    const cards = isBundled
      ? await wholeArticles(served.articles, { content, locale })
      : cardsOf(served, locale);
    const found = [...(await findablePages(pages, locale)), ...cards, ...served.others];
    return buildIndex(found.map(withKeywords));
  });
  const passages = createIndexes(parts, async (served, locale) => {
    const cards = isBundled
      ? await articlePassages(served.articles, { content, locale })
      : cardsOf(served, locale);
    return buildPassageIndex([...(await findablePages(pages, locale)), ...cards], locale);
  });
  return {
    find: async (query, locale) => (await wholes(locale)).search(query),
    answer: async (question, locale) => (await passages(locale)).answer(question),
    prepareAnswers: async (locale) => void (await passages(locale)),
  };
}

type Cached<Index> = { signature: string; index: Index; renews?: boolean };
type Build<Index> = (served: Served, locale: Locale) => Promise<Index>;

function createIndexes<Index>(
  { content, log }: Parts,
  build: Build<Index>,
): (locale: Locale) => Promise<Index> {
  const indexes = new Map<Locale, Promise<Cached<Index>>>();

  async function renew(current: Cached<Index>, served: Served, locale: Locale): Promise<void> {
    current.renews = true;
    try {
      Object.assign(current, await make(served, locale));
    } catch (error) {
      log.warn(errorFacts(error), 'the search index could not be renewed');
    } finally {
      current.renews = false;
    }
  }

  async function make(served: Served, locale: Locale): Promise<Cached<Index>> {
    return { signature: served.signature, index: await build(served, locale) };
  }

  return async (locale) => {
    const served = await servedBy(content, locale);
    const first = indexes.get(locale);
    if (!first) {
      const making = make(served, locale);
      indexes.set(locale, making);
      making.catch(() => indexes.delete(locale));
      return (await making).index;
    }
    const current = await first;
    if (current.signature !== served.signature && !current.renews) void renew(current, served, locale);
    return current.index;
  };
}

type Served = {
  signature: string;
  articles: Article[];
  /** Chatbots, and the lists of a category or an author. */
  others: Findable[];
};

async function servedBy(content: ContentSource, locale: Locale): Promise<Served> {
  try {
    const [articles, inFrench, chatbots] = await Promise.all([
      content.articles(locale),
      content.articles('fr'),
      content.chatbots(locale),
    ]);
    const facts = articles.map((card) => [card.slug, card.publishedAt, card.title, card.summary, card.lang]);
    const lists = findableListings([...articles, ...inFrench], locale);
    const words = chatbots.map((chatbot) => [chatbot.slug, chatbot.name, chatbot.description, chatbot.lang]);
    return {
      signature: [...facts, ...words, ...lists.map(({ address }) => address)].join('\n'),
      articles,
      others: [...chatbots.map(findableChatbot), ...lists],
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { signature: 'away', articles: [], others: [] };
  }
}
