/** `question`: what everybody is asked, a line an entry. `answers`: what follows the name of the product. */
export type PreviewWords = { question: string[]; answers: string };

/** The words of the pictures, one entry for each language of the site. */
export const previewWords: Record<'en' | 'fr' | 'es', PreviewWords> = {
  en: {
    question: ['So, what', 'do you do?'],
    answers: 'answers in the time of a lift ride',
  },
  fr: {
    question: ['Et vous,', 'que faites-vous\u202f?'],
    answers: 'répond le temps d’un trajet en ascenseur',
  },
  es: {
    question: ['¿Y usted,', 'a qué se dedica?'],
    answers: 'responde en lo que dura un viaje en ascensor',
  },
};
