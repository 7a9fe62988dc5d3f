import { type Locale, locales } from '#app/i18n/locales';
import { isCleanText } from '#app/lib/text';
import type { Log } from '#app/server/log';
import type { ContentSource } from '../content-source';
import { inOrder, latestCount, published, type StoredArticle, withAlternates } from '../lists';
import { foldCase, sameAs } from '../same-text';
import { requests } from './requests';
import { type CachedPage, createStore } from './store';

const defaultTimeoutMs = 5000;
const maxNameLength = 200;
const maxId = 2 ** 31 - 1;

type Options = { url: string; log: Log; now?: () => number; timeoutMs?: number };

/**
 * The content of the Strapi (4 or 5) whose calls begin with `url`, as in `https://…/api`. `now` in epoch ms; `timeoutMs`
 * for each call.
 */
export function createStrapiSource({
  url,
  log,
  now = Date.now,
  timeoutMs = defaultTimeoutMs,
}: Options): ContentSource {
  const store = createStore({ url, log, now, timeoutMs });

  /** Asked in the language, and where that is empty in the service's own. */
  async function listed(ask: (locale?: Locale) => Promise<StoredArticle[]>, locale: Locale) {
    const found = published(await ask(locale), now());
    const some = found.length > 0 ? found : published(await ask(), now());
    return some.map(({ article }) => article);
  }

  const all = (locale?: Locale) => store.list(requests.articles(locale));

  /**
   * Those that fit, of what the service found. It may fold the case of ASCII only: what it does not find by another
   * name is looked for in the whole list.
   */
  async function fitting(
    name: string,
    request: string,
    fits: (article: StoredArticle) => boolean,
    locale?: Locale,
  ) {
    const found = (await store.list(request)).filter(fits);
    if (found.length > 0 || !hasOtherLetters(name)) return found;
    return (await all(locale)).filter(fits);
  }

  /** The first that the service finds, in the first language that has it. */
  async function first(locale: Locale, slug: string, ask: (request: string) => Promise<CachedPage[]>) {
    if (!isAskable(slug)) return undefined;
    for (const [form, wish] of wishesFor(locale, slug)) {
      const [page] = await ask(requests.article(form, wish));
      if (page) return withAlternates(page, page.translations, now());
    }
    return undefined;
  }

  const publishedPage = async (request: string) => published(await store.page(request), now());

  return {
    articles: (locale) => listed(all, locale),
    async byCategory(locale, name) {
      if (!isAskable(name)) return [];
      const isAsked = sameAs(name);
      const fits = ({ article: { category } }: StoredArticle) =>
        category !== undefined && isAsked(category.name);
      const ask = (wish?: Locale) => fitting(name, requests.byCategory(name, wish), fits, wish);
      return listed(ask, locale);
    },
    async byAuthor(locale, author) {
      if (/^\d+$/.test(author)) {
        const id = Number(author);
        if (id > maxId) return [];
        const fits = ({ article }: StoredArticle) => article.author?.id === id;
        return listed(async (wish) => (await store.list(requests.byAuthorId(id, wish))).filter(fits), locale);
      }
      if (!isAskable(author)) return [];
      const isAsked = sameAs(author);
      const fits = ({ article: { author: own } }: StoredArticle) =>
        own?.username !== undefined && isAsked(own.username);
      return listed((wish) => fitting(author, requests.byUsername(author, wish), fits, wish), locale);
    },
    async latest(locale) {
      const asLatest = async (wish?: Locale) => {
        const three = await store.list(requests.latest(wish));
        // One of them is not to be shown yet: there is an older one behind it.
        const hides = published(three, now()).length < three.length;
        return (hides ? published(await all(wish), now()) : three).slice(0, latestCount);
      };
      return listed(asLatest, locale);
    },
    article: (locale, slug) => first(locale, slug, publishedPage),
    draft: (locale, slug) => first(locale, slug, store.drafts),
    async chatbots(locale) {
      return inOrder(await store.chatbots(locale));
    },
    purge: store.purge,
    degraded: store.degraded,
  };
}

/** What a visitor names may be asked for: a service would fail on the rest. */
function isAskable(name: string): boolean {
  return name !== '' && name.length <= maxNameLength && isCleanText(name);
}

function hasOtherLetters(name: string): boolean {
  return /[^\u0020-\u007E]/.test(foldCase(name));
}

/** The language, the service's own, then the others; each in NFC and, where it was stored so, in NFD. */
function wishesFor(locale: Locale, slug: string): [string, Locale | undefined][] {
  const forms = [...new Set([slug.normalize('NFC'), slug.normalize('NFD')])];
  const wishes = [locale, undefined, ...locales.filter((other) => other !== locale)];
  return wishes.flatMap((wish) => forms.map((form): [string, Locale | undefined] => [form, wish]));
}
