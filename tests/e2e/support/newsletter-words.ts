import { inEachLanguage } from './said-in';

/** The words of the newsletter, as a visitor and a subscriber read them. */
export const newsletterWords = inEachLanguage((said, by) => ({
  email: said('Your email'),
  subscribe: said('I agree, subscribe me'),
  invalid: said('Please enter a valid email'),
  disposable: said('Disposable emails are not accepted. Please use a valid email address.'),
  failed: said('An error occurred while submitting the form. Please try again later.'),
  offline: said('You are offline. Send your address again once the network is back.'),
  robot: said('The robot check failed. Send your address again.'),
  onItsWay: by({
    en: 'An email is on its way to',
    fr: 'Un e-mail est en route vers',
    es: 'Un correo va camino de',
  }),
  confirmMail: said('Confirm your subscription'),
  confirm: said('Confirm'),
  subscribed: said('You are subscribed'),
  leave: said('Unsubscribe from the newsletter'),
  unsubscribe: said('Unsubscribe'),
  unsubscribed: said('You are unsubscribed'),
}));
