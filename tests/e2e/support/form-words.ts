/** The words of the form as a visitor reads them; the English ones are those of product 6.2. */
export const formWords = {
  en: {
    submit: 'Write my pitch',
    category: 'What do you offer?',
    categoryRequired: 'You must choose an offer category',
    description: 'Describe your offer',
    descriptionRequired: 'You must write an offer category',
    audience: 'Who will use it?',
    audienceRequired: 'Describe your audience',
    distributedIn: 'Where is it available?',
    placesRequired: 'Required field',
    goal: 'Who are you pitching to?',
    goalRequired: 'You must select who you pitch to',
    fillAll: 'Please fill in all required fields',
    categories: {
      product: {
        option: 'A product',
        label: 'Describe your product',
      },
      service: {
        option: 'A service',
        label: 'Describe your service',
      },
      offer: {
        option: 'An offer',
        label: 'Describe your offer',
      },
      project: {
        option: 'A project',
        label: 'Describe your project',
      },
      concept: {
        option: 'A concept',
        label: 'Describe your concept',
      },
    },
  },
  fr: {
    submit: 'Écrire mon pitch',
    category: 'Que proposez-vous',
    categoryRequired: 'Choisissez une catégorie d’offre',
    description: 'Décrivez votre offre',
    descriptionRequired: 'Indiquez ce que vous proposez',
    audience: 'Qui s’en servira',
    audienceRequired: 'Décrivez votre public',
    distributedIn: 'Où votre offre est-elle proposée',
    placesRequired: 'Champ obligatoire',
    goal: 'À qui s’adresse votre pitch',
    goalRequired: 'Choisissez à qui s’adresse votre pitch',
    fillAll: 'Remplissez tous les champs obligatoires',
    categories: {
      product: {
        option: 'Un produit',
        label: 'Décrivez votre produit',
      },
      service: {
        option: 'Un service',
        label: 'Décrivez votre service',
      },
      offer: {
        option: 'Une offre',
        label: 'Décrivez votre offre',
      },
      project: {
        option: 'Un projet',
        label: 'Décrivez votre projet',
      },
      concept: {
        option: 'Un concept',
        label: 'Décrivez votre concept',
      },
    },
  },
  es: {
    submit: 'Escribir mi pitch',
    category: '¿Qué ofrece?',
    categoryRequired: 'Elija una categoría de oferta',
    description: 'Describa su oferta',
    descriptionRequired: 'Escriba en qué consiste su oferta',
    audience: '¿Para quién es?',
    audienceRequired: 'Describa su público',
    distributedIn: '¿Dónde se ofrece?',
    placesRequired: 'Campo obligatorio',
    goal: '¿Ante quién presenta su pitch?',
    goalRequired: 'Elija ante quién presenta su pitch',
    fillAll: 'Rellene todos los campos obligatorios',
    categories: {
      product: {
        option: 'Un producto',
        label: 'Describa su producto',
      },
      service: {
        option: 'Un servicio',
        label: 'Describa su servicio',
      },
      offer: {
        option: 'Una oferta',
        label: 'Describa su oferta',
      },
      project: {
        option: 'Un proyecto',
        label: 'Describa su proyecto',
      },
      concept: {
        option: 'Un concepto',
        label: 'Describa su concepto',
      },
    },
  },
};
