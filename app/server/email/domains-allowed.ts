/** Relays that forward to a real mailbox, and what the library lists by mistake. With each, all below it. */
export const allowedDomains: ReadonlySet<string> = new Set([
  // DuckDuckGo
  'duck.com',
  // Apple, Hide My Email
  'icloud.com',
  'privaterelay.appleid.com',
  // Mozilla
  'mozmail.com',
  'relay.firefox.com',
  // SimpleLogin and Proton Pass
  '8alias.com',
  '8shield.net',
  'aleeas.com',
  'dralias.com',
  'passfwd.com',
  'passinbox.com',
  'passmail.com',
  'passmail.net',
  'silomails.com',
  'simplelogin.co',
  'simplelogin.com',
  'simplelogin.fr',
  'simplelogin.io',
  'slmail.me',
  'slmails.com',
  // addy.io
  'addy.io',
  'addymail.com',
  'anonaddy.com',
  'anonaddy.me',
  // Others
  '33mail.com',
  'erine.email',
  'opayq.com',
]);
