/** The words of a conversation as a visitor reads them. */
export const chatWords = {
  en: {
    field: 'Your question',
    send: 'Send',
    askAgain: 'Ask again',
    startOver: 'Start over',
    complete: 'The answer is complete.',
    machine: 'You are talking to a machine, not a person.',
    ai: 'You are talking to an AI, not a person.',
    suggestion: 'Is Pitch Master free?',
    tooManyCharacters: '10 characters too many',
    charactersLeft: '1 character left',
    full: 'You have asked 40 questions, the most a conversation can hold. Start over to ask more.',
    tooMany:
      /^You have asked as many questions as we answer in an hour\. Come back at (.+) \(Paris time\)\.$/,
    faults: {
      '429': 'The language model is overloaded at the moment. Ask again in a minute.',
      '500': 'The language model is not answering at the moment. Ask again in a minute.',
      empty: 'The language model gave no answer. Ask again.',
      cut: 'The answer broke off before the end. What had arrived by then is above.',
      filtered:
        'The language model refused to answer this. Try putting it another way. What had arrived by then is above.',
      '413':
        'The conversation has become too long for the language model. Start over, or ask a shorter question.',
    },
  },
  fr: {
    field: 'Votre question',
    send: 'Envoyer',
    askAgain: 'Reposer la question',
    startOver: 'Recommencer',
    complete: 'La réponse est complète.',
    machine: 'Vous parlez à une machine, pas à une personne.',
    ai: 'Vous parlez à une IA, pas à une personne.',
    suggestion: 'Pitch Master est-il gratuit ?',
    tooManyCharacters: '10 caractères en trop',
    charactersLeft: '1 caractère restant',
    full: 'Cette conversation a atteint ses 40 questions. Recommencez pour en poser d’autres.',
    tooMany:
      /^Vous avez posé autant de questions que nous en prenons en une heure\. Revenez à (.+) \(heure de Paris\)\.$/,
    faults: {
      '429': 'Le modèle de langage est trop sollicité en ce moment. Reposez la question dans une minute.',
      '500': 'Le modèle de langage ne répond pas en ce moment. Reposez la question dans une minute.',
      empty: 'Le modèle de langage n’a rien répondu. Reposez la question.',
      cut: 'La réponse s’est interrompue avant la fin. Ce qui avait été reçu reste affiché ci-dessus.',
      filtered:
        'Le modèle de langage a refusé de répondre. Posez la question autrement. Ce qui avait été reçu reste affiché ci-dessus.',
      '413':
        'La conversation est devenue trop longue pour le modèle de langage. Recommencez, ou posez une question plus courte.',
    },
  },
  es: {
    field: 'Su pregunta',
    send: 'Enviar',
    askAgain: 'Volver a preguntar',
    startOver: 'Empezar de nuevo',
    complete: 'La respuesta está completa.',
    machine: 'Habla usted con una máquina, no con una persona.',
    ai: 'Habla usted con una IA, no con una persona.',
    suggestion: '¿Es gratuito Pitch Master?',
    tooManyCharacters: 'Sobran 10 caracteres',
    charactersLeft: 'Queda 1 carácter',
    full: 'Esta conversación ha llegado a sus 40 preguntas. Empiece de nuevo para hacer más.',
    tooMany:
      /^Ha hecho tantas preguntas como respondemos en una hora\. Vuelva a las (.+) \(hora de París\)\.$/,
    faults: {
      '429':
        'El modelo de lenguaje recibe demasiadas peticiones en este momento. Vuelva a preguntar dentro de un minuto.',
      '500': 'El modelo de lenguaje no responde en este momento. Vuelva a preguntar dentro de un minuto.',
      empty: 'El modelo de lenguaje no respondió nada. Vuelva a preguntar.',
      cut: 'La respuesta se interrumpió antes del final. Lo que había llegado queda arriba.',
      filtered:
        'El modelo de lenguaje se negó a responder. Pregunte con otras palabras. Lo que había llegado queda arriba.',
      '413':
        'La conversación es ya demasiado larga para el modelo de lenguaje. Empiece de nuevo o haga una pregunta más corta.',
    },
  },
} as const;
