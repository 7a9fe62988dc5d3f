import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { MailError } from '#app/server/email/mail-error';
import type { Mail } from '#app/server/email/mailer';
import { listenOnLoopback } from '#tests/fakes/loopback';
import { type FakeSmtp, startFakeSmtp } from '#tests/fakes/smtp';
import { canaries, hello, recordedMailer } from './hello';

const never = new AbortController().signal;

let fake: FakeSmtp;
let dataDir = '';
let lines: string[] = [];

beforeEach(async () => {
  fake = await startFakeSmtp();
  dataDir = await mkdtemp(join(tmpdir(), 'verbe-mail-'));
});

afterEach(async () => {
  await fake.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

describe('a mail that the server accepts', () => {
  test('is whole, from one sender to one reader', async () => {
    await mailer().send({ ...hello, replyTo: 'camille@boulangerie.example' }, never);
    const mail = await fake.nextMail(hello.to);
    expect(mail).toMatchObject({
      from: 'post@verbe.example',
      to: [hello.to],
      envelope: { from: 'post@verbe.example', to: [hello.to] },
      subject: hello.subject,
      html: expect.stringContaining(hello.html),
    });
    expect(mail.text.trim()).toBe(hello.text);
    expect(mail.headers).toMatchObject({
      from: 'Verbe <post@verbe.example>',
      'reply-to': 'camille@boulangerie.example',
      'auto-submitted': 'auto-generated',
      'content-language': 'fr',
    });
    expect(Date.parse(mail.headers.date ?? '')).not.toBeNaN();
  });

  test('has the same Message-ID when it is sent again, another for another key', async () => {
    const { send } = mailer();
    for (const idempotencyKey of ['job:send', 'job:send', 'other:send']) {
      await send({ ...hello, idempotencyKey }, never);
    }
    const [first, again, other] = fake.mails.map(({ headers }) => headers['message-id']);
    expect(first).toMatch(/^<[0-9a-f]{32}@verbe\.example>$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('keeps a long List-Unsubscribe on one line', async () => {
    const unsubscribe = `<https://verbe.example/unsubscribe/${'token'.repeat(60)}>`;
    const headers = {
      'List-Unsubscribe': unsubscribe,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await mailer().send({ ...hello, headers }, never);
    const { raw } = await fake.nextMail();
    expect(raw).toContain(`\r\nList-Unsubscribe: ${unsubscribe}\r\n`);
    expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  test('leaves nothing in the outbox', async () => {
    await mailer().send(hello, never);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('fifty at once all arrive', async () => {
    const { send } = mailer();
    const keys = Array.from({ length: 50 }, (_, index) => `job-${index}:send`);
    await Promise.all(keys.map((idempotencyKey) => send({ ...hello, idempotencyKey }, never)));
    expect(new Set(fake.mails.map(({ headers }) => headers['message-id'])).size).toBe(50);
  });
});

describe('a mail that the server does not accept', () => {
  test('may be tried again after a refusal for now', async () => {
    fake.mode = 'refuse-now';
    expect(await faultOf()).toMatchObject({ fault: 'deferred', code: 451, retryable: true });
  });

  test('goes once the server has changed its mind', async () => {
    fake.mode = 'refuse-now';
    const { send } = mailer();
    await expect(send(hello, never)).rejects.toThrow(MailError);
    fake.mode = 'accept';
    await send(hello, never);
    expect(fake.mails).toHaveLength(1);
  });

  test('is not worth another try after a refusal for good', async () => {
    fake.mode = 'refuse-for-good';
    expect(await faultOf()).toMatchObject({ fault: 'refused', code: 550, retryable: false });
  });

  test('is not sent again by itself when the connection breaks after it', async () => {
    fake.mode = 'drop';
    expect(await faultOf()).toMatchObject({ fault: 'connection', retryable: true });
    expect(fake.unanswered).toHaveLength(1);
  });

  test('is tried once when the server closes before its greeting', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.end();
    });
    const port = await listenOnLoopback(server);
    expect(await faultOf(`smtp://127.0.0.1:${port}`)).toMatchObject({ fault: 'connection', retryable: true });
    expect(connections).toBe(1);
    server.close();
  });

  test('ends after the time-out when there is no answer', async () => {
    fake.mode = 'hang';
    const fault = await faultOf(`${fake.url}?socketTimeout=300`);
    expect(fault).toMatchObject({ fault: 'timeout', retryable: true });
  });

  test('may be tried again when there is no server', async () => {
    await fake.close();
    expect(await faultOf()).toMatchObject({ fault: 'connection', retryable: true });
    fake = await startFakeSmtp();
  });

  test('is given up at once when the signal says so, with its reason', async () => {
    fake.mode = 'hang';
    const controller = new AbortController();
    const sending = mailer().send(hello, controller.signal);
    await fake.tookUnanswered();
    const reason = new Error('The job was cancelled');
    controller.abort(reason);
    await expect(sending).rejects.toBe(reason);
  });

  test('is not offered to the server when the signal is aborted before', async () => {
    await expect(mailer().send(hello, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(fake.mails).toEqual([]);
  });
});

describe('TLS', () => {
  beforeEach(async () => {
    await fake.close();
    fake = await startFakeSmtp({ tls: true });
  });

  test('is used where the server offers it', async () => {
    await mailer(`${fake.url}?tls.rejectUnauthorized=false`).send(hello, never);
    expect(await fake.nextMail()).toMatchObject({ secure: true });
  });

  test('is refused with a certificate that nobody vouches for', async () => {
    expect(await faultOf()).toMatchObject({ retryable: true });
    expect(fake.mails).toEqual([]);
  });

  test('is a must where there is a password', async () => {
    await fake.close();
    fake = await startFakeSmtp();
    const url = fake.url.replace('//', '//verbe:secret@');
    expect(await faultOf(url)).toMatchObject({ fault: 'tls', retryable: true });
    expect(fake.mails).toEqual([]);
  });
});

describe('what is hostile', () => {
  test.each<Partial<Mail>>([
    { to: 'victim@example.org\r\nBcc: many@example.org' },
    { to: 'one@example.org, two@example.org' },
    { to: 'Somebody <one@example.org>' },
    { replyTo: 'one@example.org\nX-Header: more' },
    { subject: 'Hello\r\nBcc: many@example.org' },
    { headers: { 'X-Topic': 'a\r\nBcc: many@example.org' } },
    { headers: { 'X-Topic: a\r\nBcc': 'many@example.org' } },
    { headers: { Bcc: 'many@example.org' } },
  ])('%j is refused and never offered to the server', async (part) => {
    const error = await mailer()
      .send({ ...hello, ...part }, never)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ fault: 'invalid', retryable: false });
    expect(fake.mails).toEqual([]);
  });
});

describe('what is written down', () => {
  test.each(['accept', 'refuse-now', 'refuse-for-good', 'drop'] as const)(
    'holds nothing of the mail: %s',
    async (mode) => {
      fake.mode = mode;
      const error = await mailer()
        .send(hello, never)
        .catch((thrown: unknown) => thrown);
      const written = [...lines, describeError(error)].join('\n');
      for (const canary of canaries) expect(written).not.toContain(canary);
      expect(written).not.toMatch(/No such mailbox|Try again later/);
    },
  );
});

function mailer(smtpUrl = fake.url) {
  const recorded = recordedMailer({ smtpUrl, dataDir });
  ({ lines } = recorded);
  return recorded.mailer;
}

async function faultOf(smtpUrl?: string): Promise<unknown> {
  const error = await mailer(smtpUrl)
    .send(hello, never)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MailError);
  return error;
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.message}\n${error.stack}\n${JSON.stringify(error)}` : '';
}
