import type { Locale } from '#app/i18n/locales';

/** A question and its answer; `html` is safe to show, `text` is the same without its marks. */
export type FaqEntry = { id: string; question: string; html: string; text: string };

export type FaqGroup = { id: string; title: string; entries: FaqEntry[] };

export type Faq = {
  title: string;
  description: string;
  lede?: string;
  /** The language of the questions and answers. */
  lang: Locale;
  groups: FaqGroup[];
};

export type FaqExampleList = { lang: Locale; entries: Omit<FaqEntry, 'text'>[] };
