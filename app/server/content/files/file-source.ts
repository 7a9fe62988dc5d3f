import { type Locale, locales } from '#app/i18n/locales';
import type { ContentSource } from '../content-source';
import {
  completed,
  inOrder,
  isTranslation,
  latestCount,
  published,
  type StoredPage,
  withAlternates,
} from '../lists';
import { sameAs } from '../same-text';
import { type Library, readLibrary } from './library';

type Options = { load?: () => Promise<Library>; now?: () => number };

/** Files are read at the first call; there are no drafts and nothing to purge. `now` in epoch ms. */
export function createFileSource({ load = readLibrary, now = Date.now }: Options = {}): ContentSource {
  let library: Promise<Library> | undefined;
  const read = () => (library ??= load());

  async function list(locale: Locale, fits: (stored: StoredPage) => boolean = () => true) {
    const visible = published((await read()).articles, now()).filter(fits);
    const inLanguage = (lang: Locale) =>
      visible.flatMap((stored) => (stored.article.lang === lang ? [stored.article] : []));
    const articles = inLanguage(locale);
    return articles.length > 0 ? articles : inLanguage('fr');
  }

  async function articleAt(locale: Locale, slug: string) {
    const { articles } = await read();
    const named = published(articles, now()).filter(
      (stored) => stored.article.slug === slug.normalize('NFC'),
    );
    const page = languagesFrom(locale)
      .flatMap((lang) => named.filter((stored) => stored.article.lang === lang))
      .at(0);
    if (!page) return undefined;
    const translations = articles.filter((other) => isTranslation(page, other));
    return withAlternates(page, translations, now());
  }

  return {
    articles: list,
    byCategory(locale, name) {
      const matches = sameAs(name);
      return list(locale, ({ article: { category } }) => category !== undefined && matches(category.name));
    },
    byAuthor(locale, author) {
      const matches = sameAs(author);
      const isId = /^\d+$/.test(author);
      return list(locale, ({ article: { author: writer } }) =>
        isId ? writer?.id === Number(author) : writer?.username !== undefined && matches(writer.username),
      );
    },
    latest: async (locale) => (await list(locale)).slice(0, latestCount),
    article: articleAt,
    draft: articleAt,
    async chatbots(locale) {
      const { chatbots } = await read();
      const inLanguage = (lang: Locale) => chatbots.filter(({ chatbot }) => chatbot.lang === lang);
      return inOrder(completed(inLanguage(locale), inLanguage('fr')).map(({ chatbot }) => chatbot));
    },
    purge() {},
    degraded: () => false,
  };
}

function languagesFrom(locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, 'fr', ...locales])];
}
