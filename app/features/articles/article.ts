import type { Locale } from '#app/i18n/locales';

/** `url` is absolute, or a path of this site. Sizes in px, of the original. */
export type ArticlePicture = { url: string; alt: string; width?: number; height?: number };

/** `name` is what the address says, `label` what the reader sees. */
export type CategoryLink = { name: string; label: string };

/** `username` is what the address says: a username, or an id. */
export type AuthorLink = { username: string; label: string };

/** A moment, with its words in the language of the page (Europe/Paris). */
export type ShownDate = { iso: string; text: string };

export type ArticleCard = {
  slug: string;
  title: string;
  summary: string;
  image?: ArticlePicture;
  author?: AuthorLink;
  category?: CategoryLink;
  date: ShownDate;
  /** The language of the texts, which may not be the page's. */
  lang: Locale;
};

/** A page of a list of articles; `heading` names whose list it is. */
export type News = {
  heading: string;
  cards: ArticleCard[];
  /** From 1; may lie beyond `pages`, and has no cards then. */
  page: number;
  pages: number;
  categories: CategoryLink[];
};

/** `away`: the content service fails, and nothing is kept. */
export type NewsResult = { ok: true; news: News } | { ok: false; error: 'away'; heading: string };

export type LatestResult = { ok: true; cards: ArticleCard[] } | { ok: false; error: 'away' };

/** `html` is safe: made and sanitised by `render.server.ts`. */
export type ArticlePart =
  | { kind: 'text'; html: string }
  | { kind: 'table'; html: string }
  | { kind: 'picture'; picture: ArticlePicture; caption?: string }
  | { kind: 'video'; href: string; title: string; host: string };

/** A heading of the article; `id` is its anchor. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 };

export type ShownArticle = ArticleCard & {
  parts: ArticlePart[];
  contents: ContentsEntry[];
  /** Reading time in minutes, at least one. */
  minutes: number;
  /** To hand on: absolute, in the language of the page. */
  address: string;
  related: ArticleCard[];
  /** The one published before this one, and the one after. */
  older?: ArticleCard;
  newer?: ArticleCard;
  preview: { title: string; description: string; image?: ArticlePicture };
  alternates: { lang: Locale; slug: string }[];
};

/** `isDraft`: as it stands before publication, for an editor who previews it. */
export type ArticleResult =
  | { ok: true; article: ShownArticle; isDraft?: boolean }
  | { ok: false; error: 'missing' | 'away' };

/** How many articles a page of a list shows. */
export const pageSize = 12;

const lastPage = 1_000;

/** The page that an address asks for: from 2 on, since the first page carries no number; undefined for all else. */
export function pageOf(asked: unknown): number | undefined {
  return typeof asked === 'number' && Number.isInteger(asked) && asked > 1 && asked <= lastPage
    ? asked
    : undefined;
}
