import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { MailError } from '#app/server/email/mail-error';
import { canaries, hello, recordedMailer } from './hello';

const never = new AbortController().signal;

let dataDir = '';
let outbox = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'verbe-outbox-'));
  outbox = join(dataDir, 'outbox');
});

afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

test('a mail becomes a file that any reader of mail opens', async () => {
  await mailer().send(hello, never);
  const [name = '', ...others] = await readdir(outbox);
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{32}\.eml$/);
  const mail = await PostalMime.parse(await readFile(join(outbox, name)));
  expect(mail).toMatchObject({
    from: { name: 'Verbe', address: 'post@verbe.example' },
    to: [{ name: '', address: hello.to }],
    subject: hello.subject,
    messageId: expect.stringMatching(/^<[0-9a-f]{32}@verbe\.example>$/),
    html: expect.stringContaining(hello.html),
  });
  expect(mail.text?.trim()).toBe(hello.text);
});

test.each([
  [true, 30],
  [false, 40],
])(
  'that there is no mail server is said once (loopback: %s), on a public site as a warning',
  (siteIsLoopback, level) => {
    const { lines } = recordedMailer({ dataDir, siteIsLoopback });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level, msg: 'no SMTP_URL: mails are written to the outbox' },
    ]);
  },
);

test('a repeat takes the place of the first', async () => {
  const { send } = mailer();
  await send(hello, never);
  await send({ ...hello, subject: 'The second' }, never);
  const names = await readdir(outbox);
  expect(names).toHaveLength(1);
  expect(await readFile(join(outbox, names[0] ?? ''), 'utf8')).toContain('Subject: The second');
});

test('mails of different keys stand side by side, in the order of their times', async () => {
  const { send } = mailer();
  await send({ ...hello, idempotencyKey: 'a:send' }, never);
  await send({ ...hello, idempotencyKey: 'b:send' }, never);
  expect(await readdir(outbox)).toHaveLength(2);
});

test('nobody else can read them', async () => {
  await mailer().send(hello, never);
  const [name = ''] = await readdir(outbox);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
});

test('a folder that cannot be written to is worth another try', async () => {
  await writeFile(outbox, 'a file in its place');
  await expect(mailer().send(hello, never)).rejects.toMatchObject({ fault: 'storage', retryable: true });
});

test('a hostile mail is refused and leaves no file', async () => {
  const hostile = { ...hello, subject: 'Hello\nBcc: many@example.org' };
  await expect(mailer().send(hostile, never)).rejects.toThrow(MailError);
  expect(await readdir(dataDir)).toEqual([]);
});

test('the log says once that there is no mail server, and nothing of the mails', async () => {
  const { mailer: recorded, lines } = recordedMailer({ dataDir });
  await recorded.send(hello, never);
  expect(recorded.kind).toBe('outbox');
  expect(lines.filter((line) => line.includes('no SMTP_URL'))).toHaveLength(1);
  for (const canary of canaries) expect(lines.join('\n')).not.toContain(canary);
});

function mailer() {
  return recordedMailer({ dataDir }).mailer;
}
