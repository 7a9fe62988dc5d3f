import type { Locale } from '#app/i18n/locales';

/** `url` is absolute, or a path of this site. Sizes in px. */
export type Picture = { url: string; alt: string; width?: number; height?: number };

export type Category = { name: string };

/** `username` is never numeric: a numeric value always means the id (specification §7). */
export type Author = { id: number; username?: string };

export type Article = {
  /** In NFC. */
  slug: string;
  title: string;
  /** Empty where there is none. */
  summary: string;
  image?: Picture;
  author?: Author;
  category?: Category;
  /** ISO 8601, in UTC. */
  publishedAt: string;
  /** The language that the texts are in, which may not be the one asked for. */
  lang: Locale;
};

/** One part of a page, in its order. The Markdown is as its author wrote it: never safe as it comes. */
export type BodyBlock = {
  kind: 'text';
  markdown: string;
  /** Follows the text. */
  illustration?: Picture;
  /** Of the illustration, in plain words. */
  caption?: string;
};

export type WholeArticle = Article & {
  blocks: BodyBlock[];
  seo: { title?: string; description?: string; image?: Picture };
  /** The same article in the other languages. */
  alternates: { lang: Locale; slug: string }[];
};

export type Chatbot = {
  slug: string;
  name: string;
  description: string;
  image?: Picture;
  order: number;
  active: boolean;
  prompt?: string;
  lang: Locale;
};

/** What a change makes outdated. `gone`: what is cached may not even be shown while the service fails. */
export type Purge = { kind?: 'articles' | 'chatbots'; gone?: boolean };

/**
 * The articles and chatbots of the site. Each call rejects with a `ContentError` where the service fails and nothing
 * is cached. Lists are newest first; texts that lack the language come in the service's own (French).
 */
export type ContentSource = {
  articles(locale: Locale): Promise<Article[]>;
  /** The name counts whatever its case; accents count. Empty for an unknown one. */
  byCategory(locale: Locale, name: string): Promise<Article[]>;
  /** A numeric value is an id, any other a username, whatever its case. Empty for an unknown one. */
  byAuthor(locale: Locale, author: string): Promise<Article[]>;
  /** At most three. */
  latest(locale: Locale): Promise<Article[]>;
  /** In the language asked for, else in any other. */
  article(locale: Locale, slug: string): Promise<WholeArticle | undefined>;
  /** As an editor sees it before publication; asked anew each time. Only behind the preview's cookie. */
  draft(locale: Locale, slug: string): Promise<WholeArticle | undefined>;
  /** In their order. */
  chatbots(locale: Locale): Promise<Chatbot[]>;
  /** Drops from the cache what a change made outdated; without an argument everything. */
  purge(what?: Purge): void;
  /** True from a failure of the service until it answers again. */
  degraded(): boolean;
};

/**
 * The content service failed (specification §8): `body` is its answer where that carries `apiErrorCode`; the message
 * is the HTTP status as text, "500" where there was none.
 */
export class ContentError extends Error {
  readonly status: number;
  readonly body?: unknown;

  constructor(failure: { status?: number; body?: unknown; cause?: unknown } = {}) {
    const status = failure.status ?? 500;
    super(String(status), { cause: failure.cause });
    this.name = 'ContentError';
    this.status = status;
    this.body = failure.body;
  }
}
