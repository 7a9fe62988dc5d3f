import type { Locale } from '#app/i18n/locales';
import type { ShownDocument, WorkedCase } from './worked-case';

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

/** `html` is safe to show. */
export type TextEntry = {
  id: string;
  title: string;
  html: string;
  mark?: string;
  /** Only of questions: their answer in a few words, before `html`, and all of it in plain text. */
  short?: string;
  text?: string;
};

/** One side of an exchange: what a service hands over, or what it asks for. `html` is safe to show. */
export type ExchangeSide = { label: string; html: string };

/** `ordered`: its entries are steps. `exchange`: what `html` would end with, taken out of it. */
export type TextSection = TextEntry & {
  ordered?: boolean;
  exchange?: { received: ExchangeSide; brought: ExchangeSide };
  entries: TextEntry[];
};

/**
 * `label` is its one name: in menus, lists, breadcrumbs and above its title. `receives`: in short, what its text promises;
 * one that promises nothing as a whole has `parts` that do, by anchor. `asked`: the question of its worked case, who asks,
 * what was compared and counted, and where the document is.
 */
export type TextCard = {
  name: string;
  order: number;
  label: string;
  summary: string;
  receives: string[];
  parts: { id: string; title: string }[];
  drawing?: DrawingName;
  asked?: Pick<WorkedCase, 'question' | 'subject' | 'compared' | 'figure'> & { address: string };
};

/** An article to read on; `label` speaks the language of the page, whatever the article's own. */
export type ReadingLink = { slug: string; label: string };

export type TextPage = {
  name: string;
  title: string;
  description: string;
  /** The language of the text, which is French where the visitor's is missing. */
  lang: Locale;
  /** Safe to show, before the first section. */
  intro: string;
  sections: TextSection[];
  correction?: TitleCorrection;
  eyebrow?: string;
  lede?: string;
  quote?: string;
  label?: string;
  drawing?: DrawingName;
  updated?: { iso: string; text: string };
  articles: ReadingLink[];
  examples: string[];
  workedCase?: WorkedCase;
  children: TextCard[];
  previous?: TextCard;
  next?: TextCard;
};

/** What everybody says, and the title of a page around the words that correct it. */
export type TitleCorrection = { struck: string; before: string; marked: string; after: string };

export type ShownTestimonial = { text: string; person: string; role: string; company: string };

export type ShownTrustMark = { count: number; name: string; to: string; hash?: string };

export type HomeTexts = {
  about: { quote?: string; lang: Locale };
  testimonials: ShownTestimonial[];
  trust: ShownTrustMark[];
  deliverable: ShownDocument;
};

export type FaqExamples = { lang: Locale; entries: Pick<TextEntry, 'id' | 'title' | 'short'>[] };

export function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
