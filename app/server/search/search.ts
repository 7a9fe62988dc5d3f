import type { Locale } from '#app/i18n/locales';
import type { Article, ContentSource } from '../content/content-source';
import { unlessUnavailable } from '../content/unless-unavailable';
import { errorFacts } from '../error-facts';
import type { Log } from '../log';
import type { TextFiles } from '../text-files/text-files';
import { articlePassages, sectionsIn } from './article-passages';
import { createArticleSections } from './article-sections';
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
  /** Falls back to French. Articles or chatbots are missing where nothing is cached of a service that fails to send them. */
  find(query: string, locale: Locale): Promise<Match[]>;
  /** The passages of the site that answer a question, three at most, the best first; none where it does not speak of it. */
  answer(question: string, locale: Locale): Promise<Passage[]>;
  /** Makes the index that answers questions, so that the first one does not wait for it. */
  prepareAnswers(locale: Locale): Promise<void>;
};

type Deps = {
  content: ContentSource;
  textFiles: TextFiles;
  log: Log;
  /** The articles are files of this site, and may be read whole. */
  isBundled: boolean;
};

/** An index for each language, made with the first search. When content changed, the next one is built meanwhile. */
export function createSiteSearch(deps: Deps): SiteSearch {
  const { content, textFiles, isBundled } = deps;
  const cardsOf = ({ articles }: Served, locale: Locale) =>
    articles.map((card) => findableArticle(card, locale));
  // Whole articles are read only where that costs no call.
  const wholes = createIndexes(deps, async (served, locale) => {
    const cards = isBundled
      ? await wholeArticles(served.articles, { content, locale })
      : cardsOf(served, locale);
    const found = [...(await findablePages(textFiles, locale)), ...cards, ...served.others];
    return buildIndex(found.map(withKeywords));
  });
  const sections = isBundled ? undefined : createArticleSections(deps);
  const passages = createIndexes(
    deps,
    async ({ articles }, locale) => {
      const known = (card: Article) =>
        sections ? sections.of(card, locale) : bundledSections(content, card);
      const found = await articlePassages(articles, known, locale);
      return buildPassageIndex([...(await findablePages(textFiles, locale)), ...found], locale);
    },
    {
      versionOf: (locale) => sections?.version(locale) ?? 0,
      async whenServed({ articles }, locale) {
        if (await sections?.read(articles, locale)) await passages(locale);
      },
    },
  );
  return {
    find: async (query, locale) => (await wholes(locale)).search(query),
    answer: async (question, locale) => (await passages(locale)).answer(question),
    prepareAnswers: async (locale) => void (await passages(locale)),
  };
}

async function bundledSections(content: ContentSource, { lang, slug }: Article) {
  return sectionsIn((await content.article(lang, slug))?.blocks ?? []);
}

type Cached<Index> = { served: Served; signature: string; index: Index; renewal?: Promise<void> };
type Build<Index> = (served: Served, locale: Locale) => Promise<Index>;

type Beside = {
  /** Of what an index is made of besides what the lists say. */
  versionOf: (locale: Locale) => number;
  /** Runs behind each question. */
  whenServed: (served: Served, locale: Locale) => Promise<void>;
};

function createIndexes<Index>(
  { content, log }: Deps,
  build: Build<Index>,
  beside?: Beside,
): (locale: Locale) => Promise<Index> {
  const indexes = new Map<Locale, Promise<Cached<Index>>>();
  const warn = (error: unknown) => log.warn(errorFacts(error), 'the search index could not be renewed');
  const signatureOf = ({ signature }: Served, locale: Locale) =>
    `${beside?.versionOf(locale) ?? 0}\n${signature}`;

  async function make(served: Served, locale: Locale): Promise<Cached<Index>> {
    const signature = signatureOf(served, locale);
    return { served, signature, index: await build(served, locale) };
  }

  async function renew(current: Cached<Index>, served: Served, locale: Locale): Promise<void> {
    await make(served, locale).then((made) => Object.assign(current, made), warn);
    current.renewal = undefined;
  }

  return async (locale) => {
    const served = await servedBy(content, locale);
    beside?.whenServed(served, locale).catch(warn);
    const first = indexes.get(locale);
    if (!first) {
      const making = make(served, locale);
      indexes.set(locale, making);
      making.catch(() => indexes.delete(locale));
      return (await making).index;
    }
    const current = await first;
    if (current.signature !== signatureOf(served, locale)) {
      current.renewal ??= renew(current, served, locale);
      // What was taken back is not found once more.
      if (isLess(served, current.served)) await current.renewal;
      // Nor by an index that was under way before.
      if (isLess(served, current.served)) await (current.renewal ??= renew(current, served, locale));
    }
    return current.index;
  };
}

function isLess({ articles }: Served, before: Served): boolean {
  const slugs = new Set(articles.map(({ slug }) => slug));
  return before.articles.some(({ slug }) => !slugs.has(slug));
}

type Served = {
  signature: string;
  articles: Article[];
  /** Chatbots, and the lists of a category or an author. */
  others: Findable[];
};

async function servedBy(content: ContentSource, locale: Locale): Promise<Served> {
  const [articles = [], inFrench = [], chatbots = []] = await Promise.all([
    unlessUnavailable(() => content.articles(locale)),
    unlessUnavailable(() => content.articles('fr')),
    unlessUnavailable(() => content.chatbots(locale)),
  ]);
  const facts = articles.map(({ slug, publishedAt, updatedAt, title, summary, lang }) =>
    [slug, publishedAt, updatedAt, title, summary, lang].join(' '),
  );
  const lists = findableListings([...articles, ...inFrench], locale);
  const words = chatbots.map((chatbot) => [chatbot.slug, chatbot.name, chatbot.description, chatbot.lang]);
  return {
    signature: [...facts, ...words, ...lists.map(({ address }) => address)].join('\n'),
    articles,
    others: [...chatbots.map(findableChatbot), ...lists],
  };
}
