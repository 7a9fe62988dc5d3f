import type { Locale } from '#app/i18n/locales';

/** `url` is absolute, or a path of this site. Sizes in px. */
export type Picture = { url: string; alt: string; width?: number; height?: number };

export type Category = { name: string };

/** `username` is never numeric: a numeric value always means the id (product 8.3). */
export type Author = { id: number; username?: string };

export type Article = {
  /** In NFC. */
  slug: string;
  title: string;
  summary: string;
  image?: Picture;
  author?: Author;
  category?: Category;
  /** ISO 8601, in UTC. */
  publishedAt: string;
  /** Of the last change of its text; ISO 8601, in UTC. */
  revisedAt?: string;
  /** Of the last change of anything at a content service, shown to nobody; ISO 8601, in UTC. */
  updatedAt?: string;
  /** The language that the texts are in, which may not be the one asked for. */
  lang: Locale;
};

/** One part of a page, in its order. The Markdown is as its author wrote it: never safe as it comes. */
export type BodyBlock = {
  kind: 'text';
  markdown: string;
  illustration?: Picture;
  caption?: string;
};

export type WholeArticle = Article & {
  blocks: BodyBlock[];
  seo: { title?: string; description?: string; image?: Picture };
  alternates: { lang: Locale; slug: string }[];
};

export type Chatbot = {
  /** In all languages the same, where the service says it. */
  documentId?: string;
  slug: string;
  name: string;
  description: string;
  image?: Picture;
  order: number;
  active: boolean;
  prompt?: string;
  /** An exchange as it might go, written by its editors, for while it is closed. */
  example?: { question: string; answer: string };
  lang: Locale;
};

/**
 * `removed`: what is cached may not be shown even while the service fails. `media`: of a file that was replaced or deleted,
 * which may stand anywhere.
 */
export type Purge = { kind?: 'articles' | 'chatbots' | 'media'; removed?: boolean };

/** Rejects with a `ContentError` where nothing is cached. Newest first; missing translations are French. */
export type ContentSource = {
  articles(locale: Locale): Promise<Article[]>;
  /** The name counts whatever its case; accents count. Empty for an unknown one. */
  byCategory(locale: Locale, name: string): Promise<Article[]>;
  /** A numeric value is an id, any other a username, whatever its case. Empty for an unknown one. */
  byAuthor(locale: Locale, author: string): Promise<Article[]>;
  latest(locale: Locale): Promise<Article[]>;
  /** In the language asked for, else in any other. */
  article(locale: Locale, slug: string): Promise<WholeArticle | undefined>;
  /** As an editor sees it before publication; asked anew each time. Only behind the preview's cookie. */
  draft(locale: Locale, slug: string): Promise<WholeArticle | undefined>;
  chatbots(locale: Locale): Promise<Chatbot[]>;
  purge(what?: Purge): void;
  degraded(): boolean;
};

/** `body`: the service's answer where it has `apiErrorCode`; message: the HTTP status (product 4.7). */
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
