import type { Locale } from '#app/i18n/locales';

/** The drawings that a text may ask for. */
export const drawingNames = [
  'verbs',
  'listening',
  'fan',
  'voices',
  'perimeter',
  'workshop',
  'polarity',
  'thread',
] as const;

export type DrawingName = (typeof drawingNames)[number];

/** A heading and what stands below it; `html` is safe to show. */
export type TextEntry = {
  id: string;
  title: string;
  html: string;
  /** The punctuation mark that stands for a role. */
  mark?: string;
  /** The same as `html` without its marks; only of questions. */
  text?: string;
};

/** `ordered`: its entries are steps. */
export type TextSection = TextEntry & { ordered?: boolean; entries: TextEntry[] };

/** A text in a row of texts, at `/{name}`. `verb` says in a word what it is for, `label` is its name in menus. */
export type TextCard = {
  name: string;
  order: number;
  label: string;
  verb: string;
  summary: string;
  drawing?: DrawingName;
};

/** An article to read on; `label` speaks the language of the page, whatever the article's own. */
export type ReadingLink = { slug: string; label: string };

/** What the page at `/{name}` shows of its text. */
export type TextPage = {
  name: string;
  title: string;
  description: string;
  /** The language of the text, which is French where the visitor's is missing. */
  lang: Locale;
  /** HTML that stands before the first section; safe to show. */
  intro: string;
  sections: TextSection[];
  eyebrow?: string;
  lede?: string;
  /** One sentence that the company says of itself. */
  said?: string;
  /** Its name in menus, where that is not its title. */
  label?: string;
  /** In a word what a solution is for. */
  verb?: string;
  drawing?: DrawingName;
  /** The day of its last change, for machines and for readers. */
  updated?: { iso: string; text: string };
  articles: ReadingLink[];
  /** The anchors of the entries that stand for the others; only of questions. */
  examples: string[];
  /** The texts of the folder of its name, in their order. */
  children: TextCard[];
  /** Those that stand beside it in its own folder. */
  previous?: TextCard;
  next?: TextCard;
};

/** `example`: written by the company to show the place, until a real one stands there. */
export type ShownTestimonial = { text: string; role: string; sector: string; example: boolean };

export type ShownTrustMark = { name: string; mark: string; example: boolean };

/** What the home page says of the company. */
export type HomeTexts = {
  about: { title: string; said?: string; lede?: string; lang: Locale };
  team: { title: string; roles: { id: string; title: string; mark?: string }[]; lang: Locale };
  testimonials: ShownTestimonial[];
  trust: ShownTrustMark[];
};

/** Questions with their answers. */
export type FaqExamples = { lang: Locale; entries: TextEntry[] };

/** The last part of a text's name, as in `/solutions-ia/{slug}`. */
export function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
