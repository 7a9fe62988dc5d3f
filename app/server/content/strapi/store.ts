import { type Locale, locales } from '#app/i18n/locales';
import type { Log } from '#app/server/log';
import type { Chatbot, Purge } from '../content-source';
import {
  completed,
  isTranslation,
  newestFirst,
  type StoredArticle,
  type StoredChatbot,
  type StoredPage,
} from '../lists';
import { createAdvice } from './advice';
import { createCache } from './cache';
import { readArticle, readPage } from './parse/article';
import { readChatbot } from './parse/chatbot';
import { createRequests, type LocaleCodes, withDrafts } from './requests';
import { createStrapiClient } from './strapi-client';

/** In characters of what is kept, as JSON: some 100 MB of memory together. */
const maxWeight = { lists: 12_000_000, pages: 12_000_000, chatbots: 1_000_000 };

type Options = {
  url: string;
  mediaBase: string;
  locales: LocaleCodes;
  timeoutMs: number;
  now: () => number;
  log: Log;
};

export type CachedPage = StoredPage & { translations: StoredArticle[] };

/** Future articles are cached too: their time may come meanwhile. */
export type Store = {
  requests: ReturnType<typeof createRequests>;
  list(request: string): Promise<StoredArticle[]>;
  /** `wait`: as of now, where the service answers, not as of a minute ago. */
  page(request: string, wait?: boolean): Promise<CachedPage[]>;
  drafts(request: string): Promise<CachedPage[]>;
  chatbots(locale: Locale): Promise<Chatbot[]>;
  purge(what?: Purge): void;
  degraded(): boolean;
};

export function createStore({ url, mediaBase, locales: codes, timeoutMs, now, log }: Options): Store {
  const requests = createRequests(codes);
  const client = createStrapiClient({ base: url, timeoutMs });
  const advice = createAdvice(log, codes);
  let failing = false;
  const onEnd = (answered: boolean) => {
    failing = !answered;
  };
  const lists = createCache<StoredArticle[]>({ maxWeight: maxWeight.lists, now, log, onEnd });
  const pages = createCache<CachedPage[]>({ maxWeight: maxWeight.pages, now, log, onEnd });
  const chatbots = createCache<StoredChatbot[]>({ maxWeight: maxWeight.chatbots, now, log, onEnd });

  const listChatbots = (locale?: Locale) => {
    const request = requests.chatbots(locale);
    return chatbots.get(request, async () => {
      const { items } = await client.getAll(request);
      return items.flatMap((item) => readChatbot(item, mediaBase) ?? []);
    });
  };

  const list = (request: string) =>
    lists.get(request, async () => {
      // The latest three are one page, whatever else there is.
      const isOnePage = request.includes('pagination[page]');
      const { items } = await (isOnePage ? client.get(request) : client.getAll(request));
      advice.ofArticles(items);
      return newestFirst(items.flatMap((item) => readArticle(item, { mediaBase }) ?? []));
    });

  async function loadPages(request: string, drafts = false) {
    const others = Promise.all(locales.map((locale) => list(requests.articles(locale)).catch(() => [])));
    const { items } = await client.get(drafts ? withDrafts(request) : request);
    advice.ofBodies(items);
    const read = items.flatMap((item) => readPage(item, { mediaBase, drafts }) ?? []);
    const all = read.length > 0 ? (await others).flat() : [];
    return read.map((page) => ({
      ...page,
      translations: all.filter((other) => isTranslation(page, other)),
    }));
  }

  return {
    requests,
    list,
    page: (request, wait) => pages.get(request, () => loadPages(request), wait),
    drafts: (request) => loadPages(request, true),
    async chatbots(locale) {
      const translated = await listChatbots(locale);
      const untranslated = await listChatbots().catch((error: unknown) => {
        if (translated.length === 0) throw error;
        return [];
      });
      return completed(translated, untranslated).map(({ chatbot, documentId }) => ({
        ...chatbot,
        documentId,
      }));
    },
    purge({ kind, removed = false } = {}) {
      if (kind !== 'chatbots') {
        lists.purge(removed);
        pages.purge(removed);
      }
      if (kind !== 'articles') chatbots.purge(removed);
    },
    degraded: () => failing,
  };
}
