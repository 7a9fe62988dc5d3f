import { type Locale, locales } from '#app/i18n/locales';
import { isCleanText } from '#app/lib/clean-text';
import type { Log } from '#app/server/log';
import type { ContentSource } from '../content-source';
import { inOrder, latestCount, published, type StoredArticle, withAlternates } from '../lists';
import { foldCase, sameAs } from '../same-text';
import type { LocaleCodes } from './requests';
import { type CachedPage, createStore } from './store';

const defaultTimeoutMs = 5000;
const maxNameLength = 200;
const maxId = 2 ** 31 - 1;

/** `mediaBase`: origin of uploaded files, whose addresses the service sends without. */
type Options = {
  url: string;
  mediaBase: string;
  locales: LocaleCodes;
  log: Log;
  now?: () => number;
  timeoutMs?: number;
};

/** Content over HTTP from Strapi 4 or 5; its methods throw a `ContentError`. */
export function createStrapiSource({
  url,
  mediaBase,
  locales: codes,
  log,
  now = Date.now,
  timeoutMs = defaultTimeoutMs,
}: Options): ContentSource {
  const store = createStore({ url, mediaBase, locales: codes, log, now, timeoutMs });
  const { requests } = store;

  async function listed(ask: (locale?: Locale) => Promise<StoredArticle[]>, locale: Locale) {
    const visible = published(await ask(locale), now());
    const some = visible.length > 0 ? visible : published(await ask(), now());
    return some.map(({ article }) => article);
  }

  const all = (locale?: Locale) => store.list(requests.articles(locale));

  /**
   * Some databases ignore the case of ASCII letters only: other names are looked for in the whole list. So are those with a
   * wildcard of LIKE, by which the service would send everything again under each name.
   */
  async function fitting(
    name: string,
    request: string,
    fits: (article: StoredArticle) => boolean,
    locale?: Locale,
  ) {
    if (/[%_\\]/.test(name)) return (await all(locale)).filter(fits);
    const visible = (await store.list(request)).filter(fits);
    if (visible.length > 0 || !hasOtherLetters(name)) return visible;
    return (await all(locale)).filter(fits);
  }

  async function first(locale: Locale, slug: string, ask: (request: string) => Promise<CachedPage[]>) {
    if (!isAskable(slug)) return undefined;
    for (const [form, language] of attemptsFor(locale, slug)) {
      const [page] = await ask(requests.article(form, language));
      if (page) return withAlternates(page, page.translations, now());
    }
    return undefined;
  }

  const pageNow = (wait: boolean) => async (request: string) =>
    published(await store.page(request, wait), now());

  return {
    articles: (locale) => listed(all, locale),
    async byCategory(locale, name) {
      if (!isAskable(name)) return [];
      const matches = sameAs(name);
      const fits = ({ article: { category } }: StoredArticle) =>
        category !== undefined && matches(category.name);
      const ask = (language?: Locale) => fitting(name, requests.byCategory(name, language), fits, language);
      return listed(ask, locale);
    },
    async byAuthor(locale, author) {
      if (/^\d+$/.test(author)) {
        const id = Number(author);
        if (id > maxId) return [];
        const fits = ({ article }: StoredArticle) => article.author?.id === id;
        return listed(
          async (language) => (await store.list(requests.byAuthorId(id, language))).filter(fits),
          locale,
        );
      }
      if (!isAskable(author)) return [];
      const matches = sameAs(author);
      const fits = ({ article: { author: writer } }: StoredArticle) =>
        writer?.username !== undefined && matches(writer.username);
      return listed(
        (language) => fitting(author, requests.byUsername(author, language), fits, language),
        locale,
      );
    },
    async latest(locale) {
      const asLatest = async (language?: Locale) => {
        const three = await store.list(requests.latest(language));
        // A future-dated article among the three leaves room for an older one, and so does one that was published again.
        const leavesRoom = published(three, now()).length < three.length || three.some(isRedated);
        return (leavesRoom ? published(await all(language), now()) : three).slice(0, latestCount);
      };
      return listed(asLatest, locale);
    },
    // That there was no such article may be kept from the time before it was published.
    article: async (locale, slug) =>
      (await first(locale, slug, pageNow(false))) ?? first(locale, slug, pageNow(true)),
    draft: (locale, slug) => first(locale, slug, store.drafts),
    async chatbots(locale) {
      return inOrder(await store.chatbots(locale));
    },
    purge: store.purge,
    degraded: store.degraded,
  };
}

/** Whether the service sorts it by another date than its first. */
function isRedated({ article: { publishedAt, revisedAt = publishedAt } }: StoredArticle): boolean {
  return revisedAt !== publishedAt;
}

/** Whether a name from an address may be sent to Strapi, which answers some others with an error. */
function isAskable(name: string): boolean {
  return name !== '' && name.length <= maxNameLength && isCleanText(name);
}

function hasOtherLetters(name: string): boolean {
  return /[^\u0020-\u007E]/.test(foldCase(name));
}

function attemptsFor(locale: Locale, slug: string): [string, Locale | undefined][] {
  const forms = [...new Set([slug.normalize('NFC'), slug.normalize('NFD')])];
  const languages = [locale, undefined, ...locales.filter((other) => other !== locale)];
  return languages.flatMap((language) => forms.map((form): [string, Locale | undefined] => [form, language]));
}
