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
      fr: 'essais à l’aveugle de Pitch Master, publiés avec leurs échecs',
      en: 'blind trials of Pitch Master, published with the unflattering figures',
      es: 'pruebas a ciegas de Pitch Master, publicadas con las cifras que no nos favorecen',
    },
    to: '/actus/essais-a-l-aveugle',
  },
  {
    count: caseFiles['market-intelligence'].fr.pages,
    name: {
      fr: 'pages : un livrable complet, à lire ici',
      en: 'pages in all: a complete deliverable, open to read',
      es: 'páginas: un documento completo, para leer aquí',
    },
    to: '/solutions-ia/market-intelligence',
    hash: 'cas',
  },
  {
    count: 0,
    name: {
      fr: 'cookie de mesure sans votre accord',
      en: 'measurement cookies until you agree',
      es: 'cookies de medición sin su permiso',
    },
    to: '/cookies',
  },
];
