import type { Locale } from '#app/i18n/locales';

type TrustMark = {
  name: Record<Locale, string>;
  /** What is drawn beside it, or the number that it begins with. */
  begins: 'document' | 'unseen' | 'yours' | number;
  to: string;
  hash?: string;
};

/** What a visitor may check today, the work first; each leads to the page that shows it. */
export const trustMarks: TrustMark[] = [
  {
    name: {
      fr: 'essais à l’aveugle publiés, mauvais chiffres compris',
      en: 'blind trials, published, unflattering figures included',
      es: 'pruebas a ciegas publicadas, incluidas las cifras que no nos favorecen',
    },
    begins: 13,
    to: '/actus/essais-a-l-aveugle',
  },
  {
    name: {
      fr: 'Un livrable entier, de la question au document',
      en: 'A complete deliverable, from question to document',
      es: 'Un caso completo, de la pregunta al documento',
    },
    begins: 'document',
    to: '/solutions-ia/market-intelligence',
    hash: 'cas',
  },
  {
    name: {
      fr: 'Aucune mesure d’audience sans votre accord',
      en: 'No trackers until you agree',
      es: 'Sin su permiso no medimos la audiencia',
    },
    begins: 'unseen',
    to: '/cookies',
  },
  {
    name: {
      fr: 'Ce que vous écrivez reste à vous',
      en: 'What you write stays yours',
      es: 'Lo que usted escribe sigue siendo suyo',
    },
    begins: 'yours',
    to: '/contact/foire-aux-questions',
    hash: 'ownership',
  },
];
