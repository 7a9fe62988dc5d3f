import type { Locale } from '#app/i18n/locales';

type SearchEntry = { address: string; words: Record<Locale, { title: string; text: string }> };

/** What search says of the pages that have no text in a folder of `app/content`. */
export const searchEntries: SearchEntry[] = [
  {
    address: '/agents/elevator-pitch',
    words: {
      fr: {
        title: 'Pitch Master, le générateur d’elevator pitch',
        text: 'Décrivez votre offre, obtenez un pitch de 90 secondes au plus. Gratuit, sans compte, en version bêta.',
      },
      en: {
        title: 'Pitch Master, the elevator-pitch generator',
        text: 'Describe your offer, get a pitch of up to 90 seconds. Free, without an account, in beta.',
      },
      es: {
        title: 'Pitch Master, el generador de elevator pitch',
        text: 'Describa su oferta y obtenga un pitch de hasta 90 segundos. Gratis, sin cuenta, en versión beta.',
      },
    },
  },
  {
    address: '/actus',
    words: {
      fr: { title: 'Actualités', text: 'Tous nos articles sur le marketing, l’innovation et l’IA.' },
      en: { title: 'News', text: 'All our articles on marketing, innovation and AI.' },
      es: { title: 'Actualidad', text: 'Todos nuestros artículos sobre marketing, innovación e IA.' },
    },
  },
  {
    address: '/services/chatbot',
    words: {
      fr: { title: 'Chatbots', text: 'Un guide du site et des chatbots thématiques.' },
      en: { title: 'Chatbots', text: 'A guide to this site, and topic chatbots.' },
      es: { title: 'Chatbots', text: 'Un guía de esta web y chatbots temáticos.' },
    },
  },
];

/** What search says of the list of a category's articles, and of an author's. */
export const listingTexts: Record<Locale, { category: string; author: string }> = {
  fr: { category: 'Tous les articles de cette catégorie.', author: 'Tous les articles de cette signature.' },
  en: { category: 'All articles in this category.', author: 'All articles by this author.' },
  es: { category: 'Todos los artículos de esta categoría.', author: 'Todos los artículos de esta firma.' },
};
