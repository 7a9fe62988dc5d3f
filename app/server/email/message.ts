import { hash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';

import { site } from '#app/content/site';
import type { Locale } from '#app/i18n/locales';
import { readAddress } from './address';
import { MailError } from './mail-error';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  lang: Locale;
  /** `job:step`: becomes the Message-ID, so that a repeat is recognised. */
  idempotencyKey: string;
  /** Further headers: ASCII, at most 900 characters each, sent on one line. */
  headers?: Record<string, string>;
  replyTo?: string;
  attachments?: Attachment[];
};

/** `fileName`: what the reader's program offers to save it as. */
export type Attachment = { fileName: string; contentType: `${string}/${string}`; content: Uint8Array };

export type Message = SendMailOptions & { messageId: string };

// No line breaks, tabs or other control characters: in a header they would begin another one.
const controls = /\p{Cc}/u;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
const headerValue = /^[\x21-\x7e](?:[\x20-\x7e]{0,898}[\x21-\x7e])?$/;
// These are made here, or would bring in another reader.
const reservedHeaders =
  /^(?:from|sender|to|cc|bcc|reply-to|return-path|subject|date|message-id|mime-version|content-.*|auto-submitted)$/i;

/** One sender, one reader. Throws a non-retryable `MailError` for an unsafe address or header. */
export function compose(mail: Mail, sender: { from: string; siteHost: string }): Message {
  const to = plainAddress(mail.to);
  if (controls.test(mail.subject)) throw new MailError('invalid');
  return {
    envelope: { from: sender.from, to: [to] },
    from: { name: site.name, address: sender.from },
    to: { name: '', address: to },
    replyTo: mail.replyTo === undefined ? undefined : { name: '', address: plainAddress(mail.replyTo) },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments?.map(attached),
    messageId: `<${hashOf(mail.idempotencyKey)}@${sender.siteHost}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.lang,
      ...unfolded(mail.headers ?? {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function attached({ fileName, contentType, content }: Attachment) {
  if (controls.test(fileName)) throw new MailError('invalid');
  return { filename: fileName, contentType, content: Buffer.from(content) };
}

function plainAddress(text: string): string {
  const read = readAddress(text);
  if (!read.ok) throw new MailError('invalid');
  return read.address;
}

/** RFC 8058 wants `List-Unsubscribe` on one line: nodemailer writes a `prepared` value as it is. */
function unfolded(headers: Record<string, string>): Record<string, { prepared: true; value: string }> {
  const entries = Object.entries(headers).map(([name, value]) => {
    if (!headerName.test(name) || reservedHeaders.test(name) || !headerValue.test(value)) {
      throw new MailError('invalid');
    }
    return [name, { prepared: true, value }] as const;
  });
  return Object.fromEntries(entries);
}

function hashOf(idempotencyKey: string): string {
  return hash('sha256', idempotencyKey, 'hex').slice(0, 32);
}
