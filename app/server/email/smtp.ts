import nodemailer, { type NodemailerError } from 'nodemailer';

import { MailError, type MailFault } from './mail-error';
import type { Message } from './message';

/** The longest that one mail may take in all: a server that sends a byte a second is never idle. */
const deadlineMs = 120_000;

const faults: ReadonlyMap<string, MailFault> = new Map([
  ['EAUTH', 'login'],
  ['ENOAUTH', 'login'],
  ['ETLS', 'tls'],
  ['ETIMEDOUT', 'timeout'],
  ['EABORT', 'timeout'],
]);

/** `smtps:` is TLS; `smtp:` upgrades where offered, and must with a password. Options in the query win. */
export function createSmtp(url: string, siteHost: string) {
  const transport = nodemailer.createTransport({
    url,
    name: siteHost,
    requireTLS: new URL(url).password !== '',
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    pool: true,
    maxConnections: 5,
    maxMessages: 1,
    maxRequeues: 0,
  });
  return {
    kind: 'smtp' as const,
    async deliver(message: Message, signal: AbortSignal): Promise<void> {
      try {
        const deadline = AbortSignal.timeout(deadlineMs);
        await transport.sendMail({ ...message, signal: AbortSignal.any([signal, deadline]) });
      } catch (error) {
        signal.throwIfAborted();
        throw readError(error);
      }
    },
    close(): void {
      transport.close();
    },
  };
}

/** Leaves out nodemailer's words, which quote the recipient and the server's answer. */
function readError(error: unknown): MailError {
  const { code, responseCode, command }: NodemailerError = error instanceof Error ? error : new Error();
  const fault = faults.get(code ?? '');
  if (fault) return new MailError(fault, responseCode);
  if (!responseCode) return new MailError(code === 'EENVELOPE' ? 'invalid' : 'connection');
  // A refusal before the recipient is named is about this site, and its owner may mend that. 503: out of sequence.
  const forGood =
    responseCode >= 500 && responseCode !== 503 && (command === 'RCPT TO' || command === 'DATA');
  return new MailError(forGood ? 'refused' : 'deferred', responseCode);
}
