import type { Locale } from '#app/i18n/locales';

/** The legal texts, by the paths of their pages and the names of their files in `app/content/{language}/legal`. */
export const legalNames = ['cgu', 'confidentialite', 'cookies', 'mentions-legales', 'accessibilite'] as const;

export type LegalName = (typeof legalNames)[number];

/** `html` is safe to show. */
export type LegalEntry = { id: string; title: string; html: string };

export type LegalText = {
  title: string;
  description: string;
  lede?: string;
  /** The language of the text. */
  lang: Locale;
  /** The day of its last change, for machines and for readers. */
  updated: { iso: string; text: string };
  /** What stands before the first section. */
  intro: string;
  sections: (LegalEntry & { entries: LegalEntry[] })[];
};
