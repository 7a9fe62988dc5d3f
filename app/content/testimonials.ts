import type { Locale } from '#app/i18n/locales';

type Words = Record<Locale, string>;

type Testimonial = {
  text: Words;
  person: string;
  role: Words;
  company: string;
  /** The day it was given, as `2026-11-22`. */
  date: string;
  /** Where the author's consent to print it is kept. */
  consent: string;
};

/** What clients say. None is invented: while the list is empty, the home page has no such part. */
export const testimonials: Testimonial[] = [];
