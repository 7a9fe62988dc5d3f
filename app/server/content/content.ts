import { type Locale, locales } from '#app/i18n/locales';
import { isCleanText } from '#app/lib/text';
import type { Env } from '#app/server/env';
import type { Log } from '#app/server/log';
import { createBundledFetch } from './bundled/bundled-fetch';
import { inOrder, published } from './lists';
import type { ServedArticle } from './parse/article';
import { requests } from './requests';
import { foldCase, sameAs } from './same-text';
import type { Fetch } from './service';
import { createStore, type KeptPage } from './store';
import type { ArticlePage, Content } from './types';

const timeoutMs = 5000;
const maxNameLength = 200;
const maxId = 2 ** 31 - 1;
const latestCount = 3;

/** No network: the address stands in the requests that the bundled content answers. */
const bundledBase = 'https://bundled.invalid/api/';

type Options = { log: Log; now?: () => number; fetch?: Fetch; timeoutMs?: number };

/**
 * The content of the site: of the service at `CONTENT_SERVICE_URL`, else of `app/content`, which answers the same
 * calls. `now` in epoch ms; `timeoutMs` for each call.
 */
export function createContent(env: Pick<Env, 'content'>, options: Options): Content {
  const { serviceUrl } = env.content;
  const { log, now = Date.now } = options;
  if (!serviceUrl) log.info('no CONTENT_SERVICE_URL: the bundled content is shown');
  const store = createStore({
    base: serviceUrl ?? bundledBase,
    mediaBase: serviceUrl && new URL(serviceUrl).origin,
    fetch: options.fetch ?? (serviceUrl ? fetch : createBundledFetch()),
    timeoutMs: options.timeoutMs ?? timeoutMs,
    now,
    log,
  });

  /** Asked in the language, and where that is empty in the service's own. */
  async function listed(ask: (locale?: Locale) => Promise<ServedArticle[]>, locale: Locale) {
    const found = published(await ask(locale), now());
    const some = found.length > 0 ? found : published(await ask(), now());
    return some.map(({ card }) => card);
  }

  const all = (locale?: Locale) => store.list(requests.articles(locale));

  /**
   * Those that fit, of what the service found. It may fold the case of ASCII only: what it does not find by another
   * name is looked for in the whole list.
   */
  async function fitting(
    name: string,
    request: string,
    fits: (article: ServedArticle) => boolean,
    locale?: Locale,
  ) {
    const found = (await store.list(request)).filter(fits);
    if (found.length > 0 || !hasOtherLetters(name)) return found;
    return (await all(locale)).filter(fits);
  }

  /** The first that the service finds, in the first language that has it. */
  async function first(locale: Locale, slug: string, ask: (request: string) => Promise<KeptPage[]>) {
    if (!isAskable(slug)) return undefined;
    for (const [form, wish] of wishesFor(locale, slug)) {
      const [page] = await ask(requests.article(form, wish));
      if (page) return shown(page);
    }
    return undefined;
  }

  function shown({ card, blocks, seo, translations }: KeptPage): ArticlePage {
    const slugs = new Map(published(translations, now()).map((other) => [other.card.lang, other.card.slug]));
    const alternates = Array.from(slugs, ([lang, slug]) => ({ lang, slug }));
    return { ...card, blocks, seo, alternates };
  }

  const publishedPage = async (request: string) => published(await store.page(request), now());

  return {
    articles: (locale) => listed(all, locale),
    async byCategory(locale, name) {
      if (!isAskable(name)) return [];
      const isAsked = sameAs(name);
      const fits = ({ card }: ServedArticle) => card.category !== undefined && isAsked(card.category.name);
      const ask = (wish?: Locale) => fitting(name, requests.byCategory(name, wish), fits, wish);
      return listed(ask, locale);
    },
    async byAuthor(locale, author) {
      if (/^\d+$/.test(author)) {
        const id = Number(author);
        if (id > maxId) return [];
        const fits = ({ card }: ServedArticle) => card.author?.id === id;
        return listed(async (wish) => (await store.list(requests.byAuthorId(id, wish))).filter(fits), locale);
      }
      if (!isAskable(author)) return [];
      const isAsked = sameAs(author);
      const fits = ({ card }: ServedArticle) =>
        card.author?.username !== undefined && isAsked(card.author.username);
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
    // The bundled content has none.
    draft: (locale, slug) => first(locale, slug, serviceUrl ? store.drafts : publishedPage),
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
