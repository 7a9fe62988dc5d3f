import { inEachLanguage } from './said-in';

/** The words of the forms that write to the company, as a visitor reads them. */
export const messageWords = inEachLanguage((said, by) => ({
  firstName: said('First name'),
  lastName: said('Last name'),
  name: by({ en: /^Name/, fr: /^Nom/, es: /^Nombre/ }),
  email: said('Email'),
  phone: said('Telephone'),
  addPhone: said('Add a telephone number'),
  subject: said('Subject'),
  message: said('Message'),
  problem: said('A problem'),
  hintOfProblem: by({
    en: /What you expected, what you got/,
    fr: /Ce que vous attendiez, ce que vous avez obtenu/,
    es: /Lo que esperaba, lo que obtuvo/,
  }),
  send: said('Send the message'),
  fillAll: said('Please fill in all required fields'),
  emailInvalid: said('Please enter a valid email'),
  phoneInvalid: said('Please enter a valid telephone number, or leave the field empty'),
  failed: said('An error occurred while submitting the form. Please try again later.'),
  sent: said('Thank you! Your message has been sent.'),
  receipt: said('Your message has arrived'),
  again: said('Write another message'),
  missing: [
    said('Enter your first name'),
    said('Enter your last name'),
    said('Enter your email address'),
    said('Write your message'),
  ],
  teamMissing: [
    said('Enter your name'),
    said('Enter your email address'),
    said('Enter a subject'),
    said('Write your message'),
  ],
  over: by({
    en: (label: string, max: number) => `${label}: it must be ${max} characters or shorter`,
    fr: (label: string, max: number) => `${label}\u00A0: ${max} caractères au maximum`,
    es: (label: string, max: number) => `${label}: ${max} caracteres como máximo`,
  }),
  nameLabel: said('Name'),
  offline: said('You are offline.'),
  robot: said('The robot check failed. Send the form again, or write to us by email.'),
  robotLabel: said('I am not a robot'),
}));
