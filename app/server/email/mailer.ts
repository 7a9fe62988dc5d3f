import { join } from 'node:path';

import type { Log } from '#app/server/log';
import { readAddress } from './address';
import { compose, type Mail } from './message';
import { createOutbox } from './outbox';
import { createSmtp } from './smtp';

export { MailError } from './mail-error';
export type { Mail };

export type Mailer = {
  readonly kind: 'smtp' | 'outbox';
  /**
   * Hands one mail over, once: trying again is the caller's. Rejects with a `MailError`, which says whether that can
   * help, or with the signal's reason.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Closes what is open. Call it when nothing is being sent any more. */
  close(): Promise<void>;
};

/**
 * Sends through `smtpUrl`, or without one writes each mail as a file into `outbox/` of the data folder. Throws where
 * `from` is not one plain address. Of a mail only its Message-ID is ever logged.
 */
export function createMailer(
  settings: { smtpUrl?: string; from: string; dataDir: string; siteUrl: string },
  log: Log,
): Mailer {
  const { hostname: siteHost } = new URL(settings.siteUrl);
  const from = readAddress(settings.from);
  if (!from.ok) throw new Error('MAIL_FROM is not one plain address');

  const folder = join(settings.dataDir, 'outbox');
  const way = settings.smtpUrl ? createSmtp(settings.smtpUrl, siteHost) : createOutbox(folder);
  if (way.kind === 'outbox') log.info({ folder }, 'no SMTP_URL: mails are written to the outbox');
  return {
    kind: way.kind,
    async send(mail, signal) {
      signal.throwIfAborted();
      const message = compose(mail, { from: from.address, siteHost });
      await way.deliver(message, signal);
      log.info({ messageId: message.messageId }, 'a mail was handed over');
    },
    async close() {
      way.close();
    },
  };
}
