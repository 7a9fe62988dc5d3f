import type { Locale } from '#app/i18n/locales';
import type { CaseName } from './cases';

/** How long the documents of the cases are, and how many bytes they weigh; written by `npm run sample-pages`. */
export const caseFiles: Record<CaseName, Record<Locale, { pages: number; bytes: number }>> = {
  'market-intelligence': {
    fr: {
      pages: 4,
      bytes: 56196,
    },
    en: {
      pages: 4,
      bytes: 55387,
    },
    es: {
      pages: 4,
      bytes: 55310,
    },
  },
  innovation: {
    fr: {
      pages: 4,
      bytes: 55421,
    },
    en: {
      pages: 4,
      bytes: 54448,
    },
    es: {
      pages: 4,
      bytes: 54361,
    },
  },
  communication: {
    fr: {
      pages: 4,
      bytes: 61946,
    },
    en: {
      pages: 4,
      bytes: 60109,
    },
    es: {
      pages: 4,
      bytes: 60791,
    },
  },
  'adopter-ia': {
    fr: {
      pages: 4,
      bytes: 53311,
    },
    en: {
      pages: 4,
      bytes: 51983,
    },
    es: {
      pages: 4,
      bytes: 52792,
    },
  },
  'autres-services': {
    fr: {
      pages: 4,
      bytes: 54983,
    },
    en: {
      pages: 4,
      bytes: 53887,
    },
    es: {
      pages: 4,
      bytes: 54415,
    },
  },
};
