import type { Locale } from '#app/i18n/locales';
import type { CaseName } from './cases';

/** How long the documents of the cases are, and how many bytes they weigh; written by `npm run sample-pages`. */
export const caseFiles: Record<CaseName, Record<Locale, { pages: number; bytes: number }>> = {
  'market-intelligence': {
    fr: {
      pages: 4,
      bytes: 56120,
    },
    en: {
      pages: 4,
      bytes: 55387,
    },
    es: {
      pages: 4,
      bytes: 55241,
    },
  },
  innovation: {
    fr: {
      pages: 4,
      bytes: 55405,
    },
    en: {
      pages: 4,
      bytes: 54448,
    },
    es: {
      pages: 4,
      bytes: 54261,
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
      bytes: 61129,
    },
  },
  'adopter-ia': {
    fr: {
      pages: 4,
      bytes: 53191,
    },
    en: {
      pages: 4,
      bytes: 51983,
    },
    es: {
      pages: 4,
      bytes: 52780,
    },
  },
  'autres-services': {
    fr: {
      pages: 4,
      bytes: 54965,
    },
    en: {
      pages: 4,
      bytes: 53887,
    },
    es: {
      pages: 4,
      bytes: 54413,
    },
  },
};
