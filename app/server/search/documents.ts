import { setImmediate } from 'node:timers/promises';
import { toString } from 'hast-util-to-string';

import { places } from '#app/content/places';
import type { Locale } from '#app/i18n/locales';
import type { Article, Chatbot, ContentSource } from '../content/content-source';
import { markdownTree } from '../markdown/markdown';
import { allPages, type PageEntry, type PageText } from '../pages/pages';

export type FindableKind = 'page' | 'question' | 'article' | 'chatbot';

/** Something that can be found. */
export type Findable = {
  kind: FindableKind;
  /** Path, encoded, with its anchor where it has one. */
  address: string;
  title: string;
  /** What else it is called. */
  name?: string;
  /** The title of the page that it is a part of. */
  partOf?: string;
  /** What it says in short, or all of it where that is short. */
  text: string;
  /** All of it where `text` is not. */
  body?: string;
  lang: Locale;
};

/** The places and texts of the site, by their sections. */
export async function findablePages(lang: Locale): Promise<Findable[]> {
  const texts = await allPages(lang);
  return [
    ...places.map(({ address, words }): Findable => ({ kind: 'page', address, lang, ...words[lang] })),
    ...texts.flatMap(findableText),
  ];
}

function findableText({ name, lang, title, eyebrow, description, lede, sections }: PageText): Findable[] {
  const address = `/${name}`;
  const kind = name === 'contact/foire-aux-questions' ? 'question' : 'page';
  const part = ({ id, title: heading, text }: PageEntry, of: FindableKind): Findable => ({
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
      ...(section.text ? [part(section, 'page')] : []),
      ...section.entries.map((entry) => part(entry, kind)),
    ]),
  ];
}

/** An article by what its list says of it. */
export function findableArticle({ slug, title, summary, lang }: Article): Findable {
  return { kind: 'article', address: `/actus/${encodeURIComponent(slug)}`, title, text: summary, lang };
}

/** Articles with their whole texts, each asked for by itself, one after the other: the process goes on answering. */
export async function wholeArticles(cards: readonly Article[], content: ContentSource): Promise<Findable[]> {
  const found: Findable[] = [];
  for (const card of cards) {
    const blocks = (await content.article(card.lang, card.slug))?.blocks ?? [];
    found.push({
      ...findableArticle(card),
      body: blocks.map(({ markdown }) => plainText(markdown)).join(' '),
    });
    await setImmediate();
  }
  return found;
}

function plainText(markdown: string): string {
  const words = markdownTree(markdown).children.map((child) =>
    child.type === 'element' ? toString(child) : '',
  );
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** A chatbot by its name and description. */
export function findableChatbot({ slug, name, description, lang }: Chatbot): Findable {
  const address = `/services/chatbot/${encodeURIComponent(slug)}`;
  return { kind: 'chatbot', address, title: name, text: description, lang };
}
