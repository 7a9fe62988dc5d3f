import { join } from 'node:path';

import type { Log } from '#app/server/log';
import { readAddress } from './address';
import { compose, type Mail } from './message';
import { createOutbox } from './outbox';
import { createSmtp } from './smtp';

export type { Mail };

export type WrittenMail = Omit<Mail, 'idempotencyKey'>;

export type Mailer = {
  readonly kind: 'smtp' | 'outbox';
  /** Sends once, without retries. Rejects with a `MailError`, or with the signal's reason. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

/** Sends through `smtpUrl`, or writes files into `outbox/` of the data folder. Logs only the Message-ID. */
export function createMailer(
  settings: { smtpUrl?: string; from: string; dataDir: string; siteUrl: string; siteIsLoopback: boolean },
  log: Log,
): Mailer {
  const { hostname: siteHost } = new URL(settings.siteUrl);
  const from = readAddress(settings.from);
  if (!from.ok) throw new Error('MAIL_FROM is not one plain address');

  const folder = join(settings.dataDir, 'outbox');
  const transport = settings.smtpUrl ? createSmtp(settings.smtpUrl, siteHost) : createOutbox(folder);
  if (transport.kind === 'outbox') {
    // Nobody who writes to a public site, or waits for a mail of it, would learn of it.
    const level = settings.siteIsLoopback ? 'info' : 'warn';
    log[level]({ folder }, 'no SMTP_URL: mails are written to the outbox');
  }
  return {
    kind: transport.kind,
    async send(mail, signal) {
      signal.throwIfAborted();
      const message = compose(mail, { from: from.address, siteHost });
      await transport.deliver(message, signal);
      log.info({ messageId: message.messageId }, 'a mail was handed over');
    },
    async close() {
      transport.close();
    },
  };
}
