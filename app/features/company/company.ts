import type { Locale } from '#app/i18n/locales';

/** The texts of the house, by the names of their files in `app/content/{language}/company`. */
export const companyTextNames = ['about-us', 'contact', 'newsletter', 'team'] as const;

export type CompanyTextName = (typeof companyTextNames)[number];

/** `html` is safe to show; `mark` is the punctuation that stands for a role. */
export type CompanyEntry = { id: string; title: string; html: string; mark?: string };

/** `ordered`: its entries are steps. */
export type CompanySection = CompanyEntry & { ordered: boolean; entries: CompanyEntry[] };

export type CompanyText = {
  title: string;
  description: string;
  eyebrow?: string;
  lede?: string;
  /** One sentence that the house says of itself. */
  said?: string;
  /** The language of the text. */
  lang: Locale;
  /** What stands before the first section. */
  intro: string;
  sections: CompanySection[];
};

/** `example`: written by the house to show the place, until a real one stands there. */
export type ShownTestimonial = { text: string; role: string; sector: string; example: boolean };

export type ShownTrustMark = { name: string; mark: string; example: boolean };

/** What the home page says of the house. */
export type CompanyOnHome = {
  about: { title: string; said?: string; lede?: string; lang: Locale };
  team: { title: string; roles: { id: string; title: string; mark?: string }[]; lang: Locale };
  testimonials: ShownTestimonial[];
  trust: ShownTrustMark[];
};
