import { describe, expect, it } from 'vitest';

import { listMessages } from '#app/features/contact/server/messages';
import type { Database } from '#app/server/db/database';
import { startFakeSmtp } from '#tests/fakes/smtp';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { anHourLater, letterOf, messagesIn, store, useMessages } from './use-messages';

const sender = 'ada.canary@duck.com';
const team = 'team@verbe.example';

describe.each(dialects)('a message to the company, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const messages = useMessages();

  it('reaches the team, whose answer goes to the sender, who has a receipt that quotes nothing', async () => {
    const { smtp, services } = await company();
    expect(await store(services, letterOf(sender))).toBe(true);
    const [forwarded, receipt] = [await smtp.nextMail(team), await smtp.nextMail(sender)];
    expect(forwarded.headers['reply-to']).toBe(sender);
    expect(forwarded.subject).toBe('Message de Ada Canary');
    expect(forwarded.text).toContain('First line\nSecond <line>');
    expect(forwarded.html).toContain('Second &lt;line&gt;');
    expect(forwarded.text).toContain('+33 6 12 34 56 78');
    expect(forwarded.text).toContain('Objet\u00A0: Une mission');
    expect(receipt.subject).toBe('Su mensaje ha llegado');
    expect(receipt.html).toContain('lang="es"');
    expect(receipt.raw).not.toMatch(/First line|Ada/);
    await smtp.close();
  });

  it('is noted as mailed, and nothing of it is in a log or left in the queue', async () => {
    const { smtp, services } = await company();
    await store(services, letterOf(sender));
    await until(async () => (await jobsLeft(services.database)) === 0);
    const [row] = await messagesIn(services.database);
    expect(row?.forwarded_at).toBeGreaterThan(0);
    expect(row?.receipt_at).toBeGreaterThan(0);
    expect(services.lines.join('')).not.toMatch(/canary|duck\.com|First line/i);
    await smtp.close();
  });

  it('waits for a mail server that is down for an hour, and then arrives once', async () => {
    const { smtp, services } = await company();
    smtp.mode = 'refuse-now';
    const senders = Array.from({ length: 10 }, (_, index) => `ada.${index}@duck${index}.com`);
    await Promise.all(senders.map((address) => store(services, letterOf(address))));
    await until(async () => (await tried(services.database)) === 20);
    expect(smtp.mails).toEqual([]);
    smtp.mode = 'accept';
    await anHourLater(services.database);
    await until(async () => (await jobsLeft(services.database)) === 0);
    const ids = new Set(smtp.mails.map(({ headers }) => headers['message-id']));
    expect([smtp.mails.length, ids.size]).toEqual([20, 20]);
    await smtp.close();
  });

  it('reaches the team where the sender’s address takes no mail', async () => {
    const { smtp, services } = await company();
    smtp.mode = 'refuse-for-good';
    await store(services, letterOf(sender));
    await until(async () => (await parked(services.database)) === 2);
    expect(await messagesIn(services.database)).toHaveLength(1);
    await smtp.close();
  });

  it('sent three times at once is one message', async () => {
    const { smtp, services } = await company();
    const submission = { request: 'the same', challenge: 'the same' };
    const stored = await Promise.all([1, 2, 3].map(() => store(services, letterOf(sender), submission)));
    expect(stored).toEqual([true, true, true]);
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(smtp.mails).toHaveLength(2);
    await smtp.close();
  });

  it('is refused on a challenge that another was sent with, also after a restart', async () => {
    const { smtp, services } = await company();
    expect(await store(services, letterOf(sender), { challenge: 'one' })).toBe(true);
    expect(await store(services, letterOf(sender), { challenge: 'one' })).toBe(false);
    const next = await messages(services.database, { SMTP_URL: smtp.url });
    expect(await store(next, letterOf(sender), { challenge: 'one' })).toBe(false);
    expect(await messagesIn(services.database)).toHaveLength(1);
    await smtp.close();
  });

  it('brings its sender five receipts a day and no more, however many are written in their name', async () => {
    const { smtp, services } = await company();
    for (let count = 0; count < 8; count += 1) await store(services, letterOf(sender));
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(smtp.mails.filter(({ to }) => to.includes(team))).toHaveLength(8);
    expect(smtp.mails.filter(({ to }) => to.includes(sender))).toHaveLength(5);
    await smtp.close();
  });

  it('is mailed and listed also where it is longer than the form takes today', async () => {
    const { smtp, services } = await company();
    const phoneNumber = `+33 6 12 34 56 78 ext. ${'1'.repeat(20)}`;
    await store(services, letterOf(sender, { phoneNumber }));
    expect((await smtp.nextMail(team)).text).toContain(phoneNumber);
    expect(await listMessages(services.database, { limit: 5 })).toMatchObject([{ content: { phoneNumber } }]);
    await smtp.close();
  });

  it('is removed after three years', async () => {
    const { smtp, services } = await company();
    const { database, workflows } = services;
    await store(services, letterOf(sender));
    await store(services, letterOf('other@duck.com'));
    const fourYears = 4 * 365 * 24 * 3_600_000;
    const [first] = await messagesIn(database);
    await database.query
      .updateTable('messages')
      .set({ created_at: Date.now() - fourYears })
      .where('id', '=', first?.id ?? '')
      .execute();
    await database.transaction((t) => workflows.start(t, 'message-purge', null, 'message-purge'));
    await until(async () => (await messagesIn(database)).length === 1);
    await smtp.close();
  });

  /** A company whose mail server takes mails, on an empty database. */
  async function company() {
    const smtp = await startFakeSmtp();
    const database = await testDatabase().open();
    for (const table of ['jobs', 'messages', 'spent_challenges', 'visitor_limits'] as const) {
      await database.query.deleteFrom(table).execute();
    }
    const services = await messages(database, { SMTP_URL: smtp.url, TEAM_EMAIL: team });
    return { smtp, services };
  }
});

/** Mails that were tried and wait. */
async function tried({ query }: Database): Promise<number> {
  const rows = await query.selectFrom('jobs').select('id').where('attempts', '>', 0).execute();
  return rows.length;
}

/** Mails that nobody tries any more. */
async function parked({ query }: Database): Promise<number> {
  const rows = await query.selectFrom('jobs').select('id').where('status', '=', 'failed').execute();
  return rows.length;
}
