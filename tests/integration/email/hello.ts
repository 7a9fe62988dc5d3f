import { pino } from 'pino';

import { createMailer, type Mail } from '#app/server/email/mailer';

/** A mailer with a log at its most talkative; what it writes is in `lines`. */
export function recordedMailer(settings: { smtpUrl?: string; dataDir: string; siteIsLoopback?: boolean }) {
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: undefined }, { write: (line: string) => void lines.push(line) });
  const site = { from: 'post@verbe.example', siteUrl: 'https://verbe.example', siteIsLoopback: false };
  return { mailer: createMailer({ ...site, ...settings }, log), lines };
}

/** A mail whose every part can be told in what was written down about it. */
export const hello: Mail = {
  to: 'reader-canary@example.org',
  subject: 'Votre pitch est prêt : subject-canary',
  text: 'Bonjour, text-canary.\n\nÀ bientôt.',
  html: '<p>Bonjour, html-canary. À bientôt.</p>',
  lang: 'fr',
  idempotencyKey: 'job-canary:send',
};

export const canaries = ['reader-canary', 'subject-canary', 'text-canary', 'html-canary', 'job-canary'];
