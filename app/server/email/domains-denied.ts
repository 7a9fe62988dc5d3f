/** Throw-away domains that the library does not list. With each, all below it. */
export const deniedDomains: ReadonlySet<string> = new Set([
  'cool.fr.nf',
  'hide.biz.st',
  'mega.zik.dj',
  'nospam.ze.tm',
  'yopmail.info',
  'correo-temporal.com',
  'correotemporal.org',
  'email-temporaire.com',
  'inboxes.com',
  'luxusmail.org',
  'mailjetable.com',
  'temp-mail.io',
  'tempmail.com',
  'tempmail.dev',
]);
