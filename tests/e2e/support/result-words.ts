import { inEachLanguage } from './said-in';

/** The words of the result and of Oops as a visitor reads them; those of product 7.1 and 7.9 word for word. */
export const resultWords = inEachLanguage((said, by) => ({
  title: said('Your free elevator pitch is here'),
  copyLink: said('Copy link'),
  hear: said('Hear it'),
  findings: said('What your words told us'),
  shorter: said('Shorter'),
  undo: by({ en: 'Undo: shorter', fr: 'Annuler\u00A0: plus court', es: 'Deshacer: más corto' }),
  redo: by({ en: 'Redo: shorter', fr: 'Rétablir\u00A0: plus court', es: 'Rehacer: más corto' }),
  addAnswer: said('Add this answer'),
  example: said('Start from an example'),
  exampleIn: said('Bring back what I had written'),
  submit: said('Write my pitch'),
  oops: by({ en: /^Oops/, fr: /^Le pitch n’est pas terminé/, es: /^No se ha podido terminar el pitch/ }),
  email: by({ en: /^Your email/, fr: /^Votre adresse e-mail/, es: /^Su correo electrónico/ }),
  retryWithEmail: said('Retry with this email'),
  registered: said('Your request has been registered.'),
  invalidEmail: said('Please enter a valid email'),
  disposable: said('Disposable emails are not accepted. Please use a valid email address.'),
  mailSubject: said('Your elevator pitch is ready'),
}));
