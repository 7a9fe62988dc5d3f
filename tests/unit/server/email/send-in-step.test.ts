import { expect, it } from 'vitest';

import { MailError } from '#app/server/email/mail-error';
import type { Mail, Mailer } from '#app/server/email/mailer';
import { mailRetries, sendInStep } from '#app/server/email/send-in-step';
import { PermanentError } from '#app/server/workflows/workflow';

const mail: Mail = {
  to: 'reader@example.org',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  lang: 'en',
  idempotencyKey: 'job:send',
};

it('tries a mail for more than a day before it is parked', () => {
  const { attempts, backoffMs } = mailRetries;
  const pauses = Array.from({ length: attempts - 1 }, (_, pause) => backoffMs * 2 ** pause);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(36);
});

it('ends the tries where the server has refused the mail for good', async () => {
  await expect(sendWith(new MailError('refused', 550))).rejects.toThrow(PermanentError);
});

it('leaves everything else to be tried again', async () => {
  await expect(sendWith(new MailError('deferred', 451))).rejects.toThrow(MailError);
  const reason = new Error('The server stops');
  await expect(sendWith(reason)).rejects.toBe(reason);
});

function sendWith(error: Error): Promise<void> {
  const mailer: Mailer = {
    kind: 'smtp',
    async send() {
      throw error;
    },
    async close() {},
  };
  return sendInStep(mailer, mail, new AbortController().signal);
}
