import { setImmediate } from 'node:timers/promises';
import { toString } from 'hast-util-to-string';

import { categoryLabel } from '#app/content/categories';
import { searchEntries } from '#app/content/search-entries';
import { searchKeywords } from '#app/content/search-keywords';
import type { Locale } from '#app/i18n/locales';
import type { Article, Chatbot, ContentSource } from '../content/content-source';
import { markdownTree } from '../markdown/markdown';
import type { TextFileEntry, TextFile, TextFiles } from '../text-files/text-files';

export type FindableKind = 'page' | 'question' | 'article' | 'chatbot';

export type Findable = {
  kind: FindableKind;
  address: string;
  title: string;
  /** Another name, which search finds it by. */
  name?: string;
  /** What visitors call it otherwise. */
  keywords?: string;
  /** The title of the page that it is a part of, or the category of an article. */
  partOf?: string;
  /** The title of its section, where that has several parts. */
  section?: string;
  /** All of it, or a summary where `body` has the rest. */
  text: string;
  body?: string;
  lang: Locale;
};

export async function findablePages(textFiles: TextFiles, lang: Locale): Promise<Findable[]> {
  const texts = await textFiles.all(lang);
  return [
    ...searchEntries.map(({ address, words }): Findable => ({ kind: 'page', address, lang, ...words[lang] })),
    ...texts.flatMap(findableText),
  ];
}

function findableText({ name, lang, title, eyebrow, description, lede, sections }: TextFile): Findable[] {
  const address = `/${name}`;
  const kind = name === 'contact/foire-aux-questions' ? 'question' : 'page';
  const part = ({ id, title: heading, text }: TextFileEntry, of: FindableKind): Findable => ({
    kind: of,
    address: `${address}#${encodeURIComponent(id)}`,
    title: heading,
    partOf: title,
    text,
    lang,
  });
  return [
    {
      kind: 'page',
      address,
      title,
      name: `${eyebrow ?? ''} ${address}`,
      text: [description, lede].filter(Boolean).join(' '),
      lang,
    },
    ...sections.flatMap((section) => [
      // What stands below a group of questions is a link that leads on from them.
      ...(section.text && kind === 'page' ? [part(section, kind)] : []),
      ...section.entries.map((entry) => ({ ...part(entry, kind), section: section.title })),
    ]),
  ];
}

/** `locale` is the reader's, in which the category is named. */
export function findableArticle({ slug, title, summary, lang, category }: Article, locale: Locale): Findable {
  const partOf = category && categoryLabel(category.name, locale);
  return {
    kind: 'article',
    address: `/actus/${encodeURIComponent(slug)}`,
    title,
    partOf,
    text: summary,
    lang,
  };
}

/** With what visitors call it otherwise. */
export function withKeywords(findable: Findable): Findable {
  return { ...findable, keywords: searchKeywords[decodeURIComponent(findable.address)] };
}

/** One after the other, so that the process goes on answering. */
export async function wholeArticles(
  cards: readonly Article[],
  { content, locale }: { content: ContentSource; locale: Locale },
): Promise<Findable[]> {
  const findables: Findable[] = [];
  for (const card of cards) {
    const blocks = (await content.article(card.lang, card.slug))?.blocks ?? [];
    findables.push({
      ...findableArticle(card, locale),
      body: blocks.map(({ markdown }) => plainText(markdown)).join(' '),
    });
    await setImmediate();
  }
  return findables;
}

function plainText(markdown: string): string {
  const words = markdownTree(markdown).children.map((child) =>
    child.type === 'element' ? toString(child) : '',
  );
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

export function findableChatbot({ slug, name, description, lang }: Chatbot): Findable {
  const address = `/services/chatbot/${encodeURIComponent(slug)}`;
  return { kind: 'chatbot', address, title: name, text: description, lang };
}
