import type { Locale } from '#app/i18n/locales';
import type { Result } from '#app/lib/result';

/** `url` is absolute, or a path of this site. Sizes in px, of the original. */
export type ArticlePicture = { url: string; alt: string; width?: number; height?: number };

/** `name` stands in the address, `label` on the screen. */
export type CategoryLink = { name: string; label: string };

/** `username` stands in the address, and may be an id. */
export type AuthorLink = { username: string; label: string };

/** With its text in the page's language (Europe/Paris). */
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
export type ArticleList = {
  heading: string;
  cards: ArticleCard[];
  /** From 1; beyond `pages` there are no cards. */
  page: number;
  pages: number;
  categories: CategoryLink[];
};

/** `unavailable`: the content service fails, and nothing is kept. */
export type ArticleListResult = Result<ArticleList, 'unavailable'>;

export type LatestResult = Result<ArticleCard[], 'unavailable'>;

/** `html` is sanitised by `server/render.ts`. */
export type ArticlePart =
  /** Of a section. */
  | { kind: 'title'; html: string }
  | { kind: 'text'; html: string }
  | { kind: 'table'; html: string }
  /** What is said in one way, then in another: before and after. */
  | { kind: 'versions'; versions: { label: string; html: string }[] }
  /** What to keep of a section; the label names it. */
  | { kind: 'lesson'; label: string; html: string }
  /** What was measured, and of what; `won`: a success. */
  | { kind: 'measure'; figure: string; won: boolean; html: string }
  /** A list on a ground of its own, with the title above it. */
  | { kind: 'panel'; html: string }
  /** `by`: who said it, HTML too, or empty. */
  | { kind: 'quotation'; html: string; by: string }
  | { kind: 'picture'; picture: ArticlePicture; caption?: string }
  | { kind: 'drawing'; svg: string; caption?: string }
  | { kind: 'video'; href: string; title: string; host: string };

export type ContentsEntry = { id: string; text: string; level: 2 | 3 };

export type ShownArticle = ArticleCard & {
  revised?: ShownDate;
  parts: ArticlePart[];
  contents: ContentsEntry[];
  /** To read it. */
  minutes: number;
  /** Absolute, in the page's language. */
  address: string;
  /** What to read next. */
  next: ArticleCard[];
  preview: { title: string; description: string; image?: ArticlePicture };
  alternates: { lang: Locale; slug: string }[];
};

/** `isDraft`: as it stands before publication, for an editor who previews it. */
export type ArticleResult = Result<{ article: ShownArticle; isDraft: boolean }, 'missing' | 'unavailable'>;

export const pageSize = 12;

export const lastPage = 1_000;

/** From 2 on: the first page carries no number. */
export function pageOf(page: unknown): number | undefined {
  return typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= lastPage
    ? page
    : undefined;
}

/** What the address of another page of the same list says; the language stays, unknown parameters do not. */
export function toPage(page: number) {
  return ({ lang }: { lang?: Locale }) => ({ lang, page: pageOf(page) });
}
