import type { Locale } from '#app/i18n/locales';

/** What is drawn beside it. */
type TrustSign = 'unseen' | 'everyone' | 'origin' | 'yours';

/** What a visitor may count on today; each leads to the page that shows it. */
export const trustMarks: { name: Record<Locale, string>; sign: TrustSign; to: string; hash?: string }[] = [
  {
    name: {
      fr: 'Aucune mesure d’audience sans votre accord',
      en: 'No trackers until you agree',
      es: 'Sin su permiso no medimos la audiencia',
    },
    sign: 'unseen',
    to: '/cookies',
  },
  {
    name: {
      fr: 'Accessibilité testée à chaque version',
      en: 'Accessibility tested at every release',
      es: 'Accesibilidad probada en cada versión',
    },
    sign: 'everyone',
    to: '/accessibilite',
  },
  {
    name: {
      fr: 'Tout pitch écrit par une IA le signale',
      en: 'Every pitch written by AI says so',
      es: 'Todo pitch escrito por una IA lo indica',
    },
    sign: 'origin',
    to: '/contact/foire-aux-questions',
    hash: 'who-writes',
  },
  {
    name: {
      fr: 'Ce que vous écrivez reste à vous',
      en: 'What you write stays yours',
      es: 'Lo que usted escribe sigue siendo suyo',
    },
    sign: 'yours',
    to: '/contact/foire-aux-questions',
    hash: 'ownership',
  },
];
