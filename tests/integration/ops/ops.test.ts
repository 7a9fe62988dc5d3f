import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';

import { requestSubscription } from '#app/features/newsletter/server/subscribers';
import { insertWithdrawal } from '#app/features/report/server/withdrawals';
import { markPaid } from '#app/features/report/server/order-status';
import { findOrderByReceipt } from '#app/features/report/server/orders';
import { migrations } from '#app/server/db/migrations/index';
import { createStripe } from '#app/server/payments/stripe';
import type { Services } from '#app/server/services';
import { startFakeStripe } from '#tests/fakes/stripe';
import { letterOf, store } from '#tests/integration/contact/use-messages';
import { storeOrder } from '#tests/integration/report/new-order';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { addPitch } from '#tests/integration/support/rows';
import { until } from '#tests/integration/support/until';
import { readPdf, wordsOf } from '../../unit/server/pdf/read-pdf';
import { runOps, useCompany } from './use-company';

const study = '## À garder\n\nLa première phrase, **telle quelle**.';

describe.each(dialects)('npm run ops beside a running site, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const company = useCompany();

  it('lists what was written to the company, and shows it whole', async () => {
    const { services, ops } = await company(testDatabase());
    await store(services, letterOf('ada.list@duck.com'));
    const list = await ops('messages', 'list');
    expect(list).toMatchObject({ code: 0, text: expect.stringContaining('ada.list@duck.com  First line') });
    const id =
      list.text
        .split('\n')
        .find((line) => line.includes('ada.list'))
        ?.split(' ')[0] ?? '';
    expect((await ops('messages', 'show', id)).text).toContain('message:\n  First line\n  Second <line>');
  });

  it('finds the mails that were given up, and has the running site send them again', async () => {
    const { services, smtp, ops } = await company(testDatabase());
    smtp.mode = 'refuse-for-good';
    await store(services, letterOf('ada.parked@duck.com'));
    await until(async () => (await failedJobs(services)) === 2);
    const parked = await ops('mails', 'list');
    expect(parked.text).toMatch(/message-mail:\S+:forward .*\n?message-mail:\S+:receipt/);
    smtp.mode = 'accept';
    expect(await ops('mails', 'resend', '--all')).toEqual({ code: 0, text: '2 queued again' });
    await smtp.nextMail('ada.parked@duck.com');
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(await ops('mails', 'list')).toEqual({ code: 0, text: 'none' });
    expect((await ops('mails', 'resend', 'message-mail:x:receipt')).code).toBe(1);
  });

  it('sets the report of an order from a study, shows it first, and delivers it once', async () => {
    const { services, smtp, ops } = await company(testDatabase());
    const order = await paidOrder(services, 'buyer.one@duck.com');
    const path = join(testDatabase().dataDir, 'study.md');
    await writeFile(path, study);
    expect((await ops('orders', 'list', '--status', 'paid')).text).toContain(order);

    const preview = join(testDatabase().dataDir, 'preview.pdf');
    expect((await ops('orders', 'preview', order, path, '--out', preview)).code).toBe(0);
    const { text, tagged } = await readPdf(await readFile(preview));
    expect(wordsOf(text)).toContain('La première phrase, telle quelle.');
    expect(wordsOf(text)).toContain('Offre Un pain au levain');
    expect(tagged).toBe(true);
    expect(smtp.mails).toEqual([]);

    expect((await ops('orders', 'deliver', order, path)).text).toContain(`Order ${order} is delivered`);
    const mail = await smtp.nextMail('buyer.one@duck.com');
    const { attachments } = await PostalMime.parse(mail.raw);
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`verbe-${order}.pdf`, 'application/pdf'],
    ]);
    const again = await ops('orders', 'deliver', order, path);
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('is delivered: only a paid one') });
  });

  it('refuses a report that the mail server would refuse, and leaves the order to be delivered', async () => {
    const { services, smtp, ops } = await company(testDatabase());
    const order = await paidOrder(services, 'buyer.large@duck.com');
    const path = join(testDatabase().dataDir, 'report.pdf');
    const ofBytes = (count: number) => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(count - 8)]);
    await writeFile(path, ofBytes(7_000_001));
    expect(await ops('orders', 'deliver', order, path)).toMatchObject({
      code: 1,
      text: expect.stringContaining('7.1 MB: mail servers take 7 MB'),
    });
    expect(smtp.mails).toEqual([]);
    await writeFile(path, ofBytes(7_000_000));
    expect((await ops('orders', 'deliver', order, path)).text).toContain(`Order ${order} is delivered`);
    const { raw } = await smtp.nextMail('buyer.large@duck.com');
    expect(raw.length).toBeLessThan(10_000_000);
  });

  it('notes what was paid back, and tells the buyer', async () => {
    const { services, smtp, ops } = await company(testDatabase());
    const order = await paidOrder(services, 'buyer.back@duck.com');
    expect((await ops('orders', 'refund', order, '60')).text).toContain('An amount from 0.01 to 49.99');
    expect((await ops('orders', 'refund', order, '25')).text).toContain('25.00 € paid back are noted');
    expect((await smtp.nextMail('buyer.back@duck.com')).subject).toContain(order);
    expect(await ops('orders', 'refund', order, '10')).toMatchObject({
      code: 1,
      text: expect.stringContaining('25.00 € are noted already'),
    });
    expect((await ops('orders', 'refund', order, '49,99')).text).toContain('49.99 € paid back are noted');
    expect((await smtp.nextMail('buyer.back@duck.com')).subject).toContain(order);
    expect((await ops('orders', 'show', order)).text).toContain('status: refunded');
  });

  it('hands over and removes what is kept of a person, but for the accounts', async () => {
    const { services, smtp, ops } = await company(testDatabase());
    const address = 'ada.gone@duck.com';
    await store(services, letterOf(address));
    await store(services, letterOf(`other.${address}`));
    await services.database.transaction((t) =>
      requestSubscription(t, { email: address, locale: 'fr', consent: 'I agree.' }),
    );
    await storeOrder(services.database, { email: address });
    const paid = await paidOrder(services, address);
    await storeTrial(services, address);
    const statement = { name: 'Ada', email: address, contract: paid };
    const paidId = (await findOrderByReceipt(services.database, paid))?.id;
    for (const orderId of [undefined, paidId])
      await services.database.transaction((t) =>
        insertWithdrawal(t, { requestHash: `w${orderId}`, orderId, locale: 'fr', statement, createdAt: 1 }),
      );
    await smtp.nextMail(address);
    await until(async () => (await jobsLeft(services.database)) === 0);

    const shown = JSON.parse((await ops('person', 'show', 'Ada.Gone@duck.com', '--json')).text);
    expect(shown.messages).toHaveLength(1);
    expect(shown.newsletter.consent).toBe('I agree.');
    expect(shown.orders).toHaveLength(3);
    expect(shown.withdrawals).toMatchObject([{ statement }, { statement }]);

    expect((await ops('person', 'delete', address)).text).toContain('say it again with --yes');
    expect((await ops('person', 'delete', address, '--yes')).text).toContain('deliver or refund first');
    await ops('orders', 'refund', paid, '49.99');
    expect((await ops('person', 'delete', address, '--yes')).text).toBe(
      [
        ...['messages removed: 1', 'newsletter: address removed', 'mails about pitches called off: 0'],
        ...['orders removed: 2', `orders kept for the accounts: ${paid}`],
        ...['withdrawals without an order removed: 1', 'withdrawals kept as their proof: 1'],
      ].join('\n'),
    );
    const left = JSON.parse((await ops('person', 'show', address, '--json')).text);
    expect(left).toMatchObject({
      messages: [],
      orders: [{ receiptNumber: paid }],
      withdrawals: [{ orderId: paidId }],
    });
    expect(left.orders[0].material).toBeUndefined();
    expect(JSON.stringify(left)).not.toContain('pain');
  });

  it('finds a person whose domain has accents, and closes the checkout that they could still pay', async () => {
    const stripe = await startFakeStripe();
    const { services, ops } = await company(testDatabase(), {
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    });
    const { id } = await storeOrder(services.database, { email: 'ada@xn--socit-esab.fr' });
    const url = `${stripe.url}/pay`;
    const noteSession = (session: string) =>
      services.database.query
        .updateTable('orders')
        .set({ session_id: session, checkout_url: url })
        .where('id', '=', id)
        .execute();
    const remove = () => ops('person', 'delete', 'ada@société.fr', '--yes');
    await noteSession('cs_that_is_paid');
    expect(await remove()).toMatchObject({ code: 1, text: expect.stringContaining('may still be paid') });
    const checkout = { product: 'Report', locale: 'fr', successUrl: url, cancelUrl: url } as const;
    const { session } = await createStripe({ secretKey: stripe.secretKey, apiUrl: stripe.url }).open(
      { ...checkout, reference: id, email: 'a@b.fr', amountCents: 4999, expiresAt: Date.now() + 3_600_000 },
      AbortSignal.timeout(5000),
    );
    await noteSession(session);
    expect((await remove()).text).toContain('orders removed: 1');
    expect(stripe.sessions.map(({ status }) => status)).toEqual(['expired']);
    await stripe.close();
  });

  it('does not offer to send a mail about a pitch again, whose address is forgotten', async () => {
    const { services, ops } = await company(testDatabase());
    const { workflows, database } = services;
    const key = 'pitch-mail:x:ready';
    await database.transaction((t) => workflows.start(t, 'pitch-mail', { id: 'x', mail: 'ready' }, key));
    await database.query.updateTable('jobs').set({ status: 'failed' }).where('key', '=', key).execute();
    expect((await ops('mails', 'list')).text).not.toContain(key);
    expect(await ops('mails', 'resend', key)).toMatchObject({ code: 1 });
    await database.query.deleteFrom('jobs').where('key', '=', key).execute();
  });

  it('removes a pitch by its id, also one that begins with a dash, or by its address', async () => {
    const { services, ops } = await company(testDatabase());
    const id = await addPitch(services.database.query, '-bCdEfGhIjKlMnOpQrStUv');
    expect((await ops('pitches', 'list')).text).toContain(id);
    expect((await ops('pitches', 'delete', id)).text).toContain(`Pitch ${id} would be removed.`);
    const address = `https://verbe.example/agents/elevator-pitch/${id}?lang=fr`;
    expect((await ops('pitches', 'delete', address)).code).toBe(1);
    expect(await ops('pitches', 'delete', address, '--yes')).toEqual({
      code: 0,
      text: `Pitch ${id} is removed`,
    });
  });

  it('writes all of it to a file that nobody else reads', async () => {
    const { services, ops } = await company(testDatabase());
    await store(services, letterOf('ada.export@duck.com'));
    const path = join(testDatabase().dataDir, 'all.json');
    await writeFile(path, 'of an earlier day', { mode: 0o644 });
    expect((await ops('export', '--out', path)).code).toBe(0);
    const { messages } = JSON.parse(await readFile(path, 'utf8'));
    expect(JSON.stringify(messages)).toContain('"email":"ada.export@duck.com"');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('tells what a server of this build would change of the database at its start', async () => {
    const { services, ops } = await company(testDatabase());
    const { query } = services.database;
    expect(await ops('migrations')).toEqual({ code: 0, text: expect.stringMatching(/^No migrations/) });
    const [first, last] = [migrations.at(0), migrations.at(-1)].map((migration) => `${migration?.name}`);
    await query.deleteFrom('migrations').where('name', '=', `${last}`).execute();
    const due = await ops('migrations');
    await query.insertInto('migrations').values({ name: '9999-later', applied_at: 1 }).execute();
    const newer = await ops('migrations');
    await query.deleteFrom('migrations').where('name', '=', '9999-later').execute();
    await query
      .insertInto('migrations')
      .values({ name: `${last}`, applied_at: 1 })
      .execute();
    expect(due).toMatchObject({ code: 0, text: expect.stringContaining(`${last}`) });
    expect(due.text).not.toContain(`${first}`);
    expect(newer).toMatchObject({
      code: 1,
      text: expect.stringContaining('newer version: it has 9999-later'),
    });
  });

  it('leaves a database of another version alone', async () => {
    const { services, ops } = await company(testDatabase());
    const last = { name: '9999-later', applied_at: 1 };
    await services.database.query.insertInto('migrations').values(last).execute();
    const answer = await ops('messages', 'list');
    await services.database.query.deleteFrom('migrations').where('name', '=', last.name).execute();
    expect(answer).toMatchObject({ code: 1, text: expect.stringContaining('newer version') });
  });
});

describe('npm run ops', () => {
  const testDatabase = useTestDatabase('sqlite');

  it('says what it can do, and what was wrong', async () => {
    const all = await runOps(testDatabase(), ['--help']);
    expect(all.text).toContain('orders deliver <order> <study.md|report.pdf>');
    const orders = await runOps(testDatabase(), ['orders', '--help']);
    expect(orders.text).not.toContain('messages list');
    expect(await runOps(testDatabase(), ['order', 'list'])).toMatchObject({ code: 1 });
    expect((await runOps(testDatabase(), ['messages', '--nonsense'])).text).toContain(
      'npm run ops -- --help',
    );
  });

  it('makes no database where there is none', async () => {
    const answer = await runOps(testDatabase(), ['messages', 'list']);
    expect(answer).toMatchObject({ code: 1, text: expect.stringContaining('There is no database in') });
  });
});

async function failedJobs({ database }: Services): Promise<number> {
  const rows = await database.query.selectFrom('jobs').select('id').where('status', '=', 'failed').execute();
  return rows.length;
}

/** Stores a payment that was played: nothing of it is for the accounts. */
async function storeTrial({ database }: Services, email: string): Promise<void> {
  const { id } = await storeOrder(database, { email, provider: 'sandbox' });
  await database.transaction((t) => markPaid(t, id, undefined));
}

/** Stores an order that is paid, and returns its receipt number. */
async function paidOrder({ database }: Services, email: string): Promise<string> {
  const entries = [{ label: 'Offre', text: 'Un pain au levain' }];
  const { id } = await storeOrder(database, {
    email,
    material: { lang: 'fr', sections: [{ kind: 'brief', title: 'Brief', entries }] },
  });
  const paid = await database.transaction((t) => markPaid(t, id, undefined));
  return paid?.receiptNumber ?? '';
}
