import type { Locale } from '#app/i18n/locales';

import { caseFiles } from './case-files';

type TrustMark = {
  /** With `name` it makes a sentence. */
  count: number;
  name: Record<Locale, string>;
  to: string;
  hash?: string;
};

/** What a visitor may count today, the work first; each leads to the page that shows it. */
export const trustMarks: TrustMark[] = [
  {
    count: 13,
    name: {
      fr: 'essais à l’aveugle publiés, mauvais chiffres compris',
      en: 'blind trials published, unflattering figures included',
      es: 'pruebas a ciegas publicadas, incluidas las cifras que no nos favorecen',
    },
    to: '/actus/essais-a-l-aveugle',
  },
  {
    count: caseFiles['market-intelligence'].fr.pages,
    name: {
      fr: 'pages : un livrable complet, à lire ici',
      en: 'pages in all: a complete deliverable, open to read',
      es: 'páginas: un documento completo, para leer aquí',
    },
    to: '/solutions-ia/market-intelligence',
    hash: 'cas',
  },
  {
    count: 0,
    name: {
      fr: 'mesure d’audience sans votre accord',
      en: 'trackers until you agree',
      es: 'mediciones de audiencia sin su permiso',
    },
    to: '/cookies',
  },
];
