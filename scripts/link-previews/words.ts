import type { Locale } from '../../app/i18n/locales.ts';

/** `question`: what everybody is asked, a line an entry. `answers`: what follows the name of the product. */
export type PitchWords = { question: string[]; answers: string };

/** The words of the pictures of Pitch Master, one entry for each language of the site. */
export const pitchWords: Record<Locale, PitchWords> = {
  en: {
    question: ['So, what', 'do you do?'],
    answers: 'answers in the time of a lift ride',
  },
  fr: {
    question: ['Et vous,', 'que faites-vous\u202f?'],
    answers: 'répond le temps d’un trajet en ascenseur',
  },
  es: {
    question: ['Y usted,', '¿a qué se dedica?'],
    answers: 'responde en lo que dura un viaje en ascensor',
  },
};

/** What stands below the name on the default image. */
export const brandWords: Record<Locale, string> = {
  en: 'Generative AI for marketing',
  fr: 'L’IA générative pour le marketing',
  es: 'IA generativa para el marketing',
};
