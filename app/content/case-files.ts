import type { Locale } from '#app/i18n/locales';
import type { CaseName } from './cases';

/** How long the documents of the cases are, and how many bytes they weigh; written by `npm run sample-pages`. */
export const caseFiles: Record<CaseName, Record<Locale, { pages: number; bytes: number }>> = {
  'market-intelligence': {
    fr: {
      pages: 4,
      bytes: 56296,
    },
    en: {
      pages: 4,
      bytes: 55681,
    },
    es: {
      pages: 4,
      bytes: 55718,
    },
  },
  innovation: {
    fr: {
      pages: 4,
      bytes: 55629,
    },
    en: {
      pages: 4,
      bytes: 54203,
    },
    es: {
      pages: 4,
      bytes: 54257,
    },
  },
  communication: {
    fr: {
      pages: 4,
      bytes: 62021,
    },
    en: {
      pages: 4,
      bytes: 60453,
    },
    es: {
      pages: 4,
      bytes: 61306,
    },
  },
  'adopter-ia': {
    fr: {
      pages: 4,
      bytes: 53314,
    },
    en: {
      pages: 4,
      bytes: 51633,
    },
    es: {
      pages: 4,
      bytes: 52811,
    },
  },
  'autres-services': {
    fr: {
      pages: 4,
      bytes: 55186,
    },
    en: {
      pages: 4,
      bytes: 54308,
    },
    es: {
      pages: 4,
      bytes: 54476,
    },
  },
};
