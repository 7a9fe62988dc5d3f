import { inEachLanguage } from './said-in';

/** The words of a conversation as a visitor reads them. */
export const chatWords = inEachLanguage((said, by) => ({
  field: said('Your question'),
  send: said('Send'),
  askAgain: said('Ask again'),
  startOver: said('Start over'),
  complete: said('The answer is complete.'),
  machine: said('You are talking to a machine, not a person.'),
  ai: said('You are talking to an AI, not a person.'),
  suggestion: said('Is Pitch Master free?'),
  tooManyCharacters: by({
    en: '10 characters too many',
    fr: '10 caractères en trop',
    es: 'Sobran 10 caracteres',
  }),
  charactersLeft: by({ en: '1 character left', fr: '1 caractère restant', es: 'Queda 1 carácter' }),
  full: by({
    en: 'You have asked 40 questions, the most a conversation can hold. Start over to ask more.',
    fr: 'Cette conversation a atteint ses 40 questions. Recommencez pour en poser d’autres.',
    es: 'Esta conversación ha llegado a sus 40 preguntas. Empiece de nuevo para hacer más.',
  }),
  tooMany: by({
    en: /^You have asked as many questions as we answer in an hour\. Come back at (.+) \(Paris time\)\.$/,
    fr: /^Vous avez posé autant de questions que nous en prenons en une heure\. Revenez à (.+) \(heure de Paris\)\.$/,
    es: /^Ha hecho tantas preguntas como respondemos en una hora\. Vuelva a las (.+) \(hora de París\)\.$/,
  }),
  faults: {
    '413': said(
      'The conversation has become too long for the language model. Start over, or ask a shorter question.',
    ),
    '429': said('The language model is overloaded at the moment. Ask again in a minute.'),
    '500': said('The language model is not answering at the moment. Ask again in a minute.'),
    empty: said('The language model gave no answer. Ask again.'),
    cut: by({
      en: 'The answer broke off before the end. What had arrived by then is above.',
      fr: 'La réponse s’est interrompue avant la fin. Ce qui avait été reçu reste affiché ci-dessus.',
      es: 'La respuesta se interrumpió antes del final. Lo que había llegado queda arriba.',
    }),
    filtered: by({
      en: 'The language model refused to answer this. Try putting it another way. What had arrived by then is above.',
      fr: 'Le modèle de langage a refusé de répondre. Posez la question autrement. Ce qui avait été reçu reste affiché ci-dessus.',
      es: 'El modelo de lenguaje se negó a responder. Pregunte con otras palabras. Lo que había llegado queda arriba.',
    }),
  },
}));
