import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

import { type FakeSmtp, startFakeSmtp } from '../../tests/fakes/smtp.ts';
import { startServer } from '../../tests/e2e/support/server.ts';
import { report, type Row } from './figures.ts';
import { createFormDatabase, queueEmpty } from './form-database.ts';
import { answerChallenge, type Letter, sendLetter } from './form-calls.ts';
import { ordersPaid } from './form-orders.ts';

const messages = 100;
const kills = 10;
const team = 'team@verbe.example';
const letterSchema = z.object({ email: z.string() });

const rows = [
  ...(await atOnce()),
  ...(await whileKilled()),
  ...(await ordersPaid('a payment told ten times at once')),
  ...(await ordersPaid(`a payment told ten times, ${kills} kills`, kills)),
];
process.exit(report(rows) ? 0 : 1);

/** A hundred messages in parallel. */
async function atOnce(): Promise<Row[]> {
  const made = await company();
  const { url } = made.server;
  const letters = await writeLetters(url);
  const started = performance.now();
  const answers = await Promise.all(letters.map((letter) => sendLetter(url, letter).catch(() => false)));
  const tookMs = performance.now() - started;
  const counted = await count(made, letters, `${messages} messages at once`);
  await end(made);
  const refused = answers.filter((stored) => !stored).length;
  return [
    { what: `${messages} messages at once: not accepted`, measured: refused, budget: 0, unit: '' },
    { what: `${messages} messages at once: all answered`, measured: tookMs, budget: 10_000, unit: 'ms' },
    ...counted,
  ];
}

/** A hundred messages, each sent again until it is accepted, while the server is killed and started again. */
async function whileKilled(): Promise<Row[]> {
  const made = await company();
  const { server } = made;
  const letters = await writeLetters(server.url);
  const sending = letters.map((letter) => sendUntilAccepted(server.url, letter));
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(randomInt(20, 1_000));
    await server.kill();
    await server.restart();
  }
  const sent = await Promise.all(sending);
  const interrupted = sent.filter(({ failures }) => failures > 0).length;
  console.log(`${interrupted} of ${messages} messages met a server that was down, and were sent again`);
  const counted = await count(made, letters, `${messages} messages, ${kills} kills`);
  await end(made);
  return counted;
}

type Company = Awaited<ReturnType<typeof company>>;

async function company() {
  const smtp = await startFakeSmtp();
  // A killed process holds its jobs until their lease runs out, or the next one frees them.
  const database = await createFormDatabase();
  const server = await startServer({ ...database.variables, SMTP_URL: smtp.url, TEAM_EMAIL: team });
  return { server, smtp, database };
}

/** Each with a challenge of its own that is worked out, and old enough to be taken. */
async function writeLetters(origin: string): Promise<Letter[]> {
  const letters: Letter[] = [];
  for (let at = 0; at < messages; at += 1) {
    const robotCheck = await answerChallenge(origin);
    letters.push({
      email: `bench-${at}@example.org`,
      requestKey: randomBytes(16).toString('hex'),
      robotCheck,
    });
  }
  await pause(3_500);
  return letters;
}

/** Somewhere in the time of the kills, and again until there is an answer, as a visitor presses again. */
async function sendUntilAccepted(origin: string, letter: Letter): Promise<{ failures: number }> {
  await pause(randomInt(0, 15_000));
  let failures = 0;
  while (!(await sendLetter(origin, letter).catch(() => false))) {
    failures += 1;
    await pause(randomInt(50, 300));
  }
  // The answer is taken for lost: the same is sent once more.
  await sendLetter(origin, letter).catch(() => false);
  return { failures };
}

/** What became of the messages, once nothing waits in the queue. */
async function count({ server, smtp, database }: Company, letters: Letter[], run: string): Promise<Row[]> {
  await queueEmpty(database, server.dataDir);
  const kept = await database.run(server.dataDir, 'select content from messages');
  const stored = kept.map(({ content }) => letterSchema.parse(JSON.parse(String(content))).email);
  const addresses = letters.map(({ email }) => email);
  const mailed = (to: (email: string) => (mail: FakeSmtp['mails'][number]) => boolean) =>
    addresses.map(
      (email) => new Set(smtp.mails.filter(to(email)).map(({ headers }) => headers['message-id'])),
    );
  const forwards = mailed((email) => (mail) => mail.to[0] === team && mail.headers['reply-to'] === email);
  const receipts = mailed((email) => (mail) => mail.to[0] === email);
  const times = (email: string) => stored.filter((one) => one === email).length;
  const faults: [string, number][] = [
    ['lost', addresses.filter((email) => times(email) === 0).length],
    ['stored twice', addresses.filter((email) => times(email) > 1).length],
    ['not mailed', [...forwards, ...receipts].filter((ids) => ids.size === 0).length],
    ['mailed under two Message-IDs', [...forwards, ...receipts].filter((ids) => ids.size > 1).length],
  ];
  return faults.map(([what, measured]) => ({ what: `${run}: ${what}`, measured, budget: 0, unit: '' }));
}

async function end({ server, smtp, database }: Company): Promise<void> {
  await server.dispose();
  await smtp.close();
  await database.remove();
}
