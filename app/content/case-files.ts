import type { Locale } from '#app/i18n/locales';
import type { CaseName } from './cases';

/** How long the documents of the cases are, and how many bytes they weigh; written by `npm run sample-pages`. */
export const caseFiles: Record<CaseName, Record<Locale, { pages: number; bytes: number }>> = {
  'market-intelligence': {
    fr: {
      pages: 4,
      bytes: 56239,
    },
    en: {
      pages: 4,
      bytes: 55401,
    },
    es: {
      pages: 4,
      bytes: 55440,
    },
  },
  innovation: {
    fr: {
      pages: 4,
      bytes: 55421,
    },
    en: {
      pages: 4,
      bytes: 54437,
    },
    es: {
      pages: 4,
      bytes: 54361,
    },
  },
  communication: {
    fr: {
      pages: 4,
      bytes: 61985,
    },
    en: {
      pages: 4,
      bytes: 60252,
    },
    es: {
      pages: 4,
      bytes: 61146,
    },
  },
  'adopter-ia': {
    fr: {
      pages: 4,
      bytes: 53311,
    },
    en: {
      pages: 4,
      bytes: 51866,
    },
    es: {
      pages: 4,
      bytes: 52811,
    },
  },
  'autres-services': {
    fr: {
      pages: 4,
      bytes: 55174,
    },
    en: {
      pages: 4,
      bytes: 53965,
    },
    es: {
      pages: 4,
      bytes: 54414,
    },
  },
};
