import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { deliverReport } from '#app/features/report/server/deliver-report';
import { markPaid } from '#app/features/report/server/order-status';
import { findOrder, type NewOrder, type Order } from '#app/features/report/server/orders';
import { withdrawFor } from '#app/features/report/server/withdraw';
import { insertWithdrawal, withdrawalsFrom } from '#app/features/report/server/withdrawals';
import type { WithdrawalRequest } from '#app/features/report/withdrawal/withdrawal';
import type { Services } from '#app/server/services';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { buyer, storeOrder } from './new-order';
import { visitorOf } from './shop-visitor';
import { team, useShop } from './use-shop';

const report = { fileName: 'rapport.pdf', pdf: new Uint8Array([1]) };

describe.each(dialects)('a withdrawal, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const openShop = useShop();

  it('is acknowledged with its text, day and hour, told to the team, and ends the delivery', async () => {
    const { services, smtp, lines } = await openShop(await testDatabase().open());
    const order = await paidOrder(services);
    const request = requestOf({ order: order.id });
    const answers = await Promise.all([1, 2].map(() => withdrawFor(request, visitorOf(services))));
    expect(answers[0]).toEqual(answers[1]);
    const acknowledged = await smtp.nextMail(buyer);
    expect(acknowledged.subject).toBe('Nous avons reçu votre rétractation');
    expect(acknowledged.text).toMatch(/le \d+(?:er)? \p{L}+ \d{4} à \d\d:\d\d:\d\d \(heure de Paris\)/u);
    expect(acknowledged.text).toContain('Moi, Ada Canary, je me rétracte du contrat');
    const told = await smtp.nextMail(team);
    expect(told.headers['reply-to']).toBe(buyer);
    expect(told.text).toContain(`La commande ${order.receiptNumber} n’est pas livrée`);
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(smtp.mails).toHaveLength(2);
    expect((await findOrder(services.database, order.id))?.withdrawalAskedAt).toBeGreaterThan(0);
    expect(await deliverReport(services, order.id, report)).toBe(false);
    expect(lines.join('')).not.toMatch(/canary|duck\.com/i);
  });

  it('finds its order by receipt number and address together, and answers alike without', async () => {
    const { services, smtp } = await openShop(await testDatabase().open());
    const order = await paidOrder(services);
    const contract = order.receiptNumber ?? '';
    const other = await withdrawFor(
      requestOf({}, { contract, email: 'other@duck.com' }),
      visitorOf(services),
    );
    expect(other).toMatchObject({ ok: true });
    expect((await smtp.nextMail(team)).text).toContain('Aucune commande ne correspond');
    expect((await findOrder(services.database, order.id))?.withdrawalAskedAt).toBeUndefined();
    const own = await withdrawFor(requestOf({}, { contract }), visitorOf(services));
    expect(own).toMatchObject({ ok: true });
    expect((await findOrder(services.database, order.id))?.withdrawalAskedAt).toBeGreaterThan(0);
  });

  it.each(['Commande n° {number}', '{number}.', 'le rapport ({number}), 49,99 €', '{number}, pas 2020-0001'])(
    'finds its order where its receipt number is written as in “%s”',
    async (words) => {
      const { services } = await openShop(await testDatabase().open());
      const { id, receiptNumber = '' } = await paidOrder(services);
      for (const dash of ['\u2011', ' – ']) {
        const contract = words.replace('{number}', receiptNumber.replace('-', dash));
        await services.database.query.updateTable('orders').set({ withdrawal_asked_at: null }).execute();
        await withdrawFor(requestOf({}, { contract }), visitorOf(services));
        expect((await findOrder(services.database, id))?.withdrawalAskedAt).toBeGreaterThan(0);
      }
    },
  );

  it('ends the order that its words name, from wherever it is sent', async () => {
    const { services } = await openShop(await testDatabase().open());
    const [page, named] = [await paidOrder(services), await paidOrder(services)];
    const isEnded = async ({ id }: Order) =>
      (await findOrder(services.database, id))?.withdrawalAskedAt !== undefined;
    const contract = named.receiptNumber ?? '';
    await withdrawFor(requestOf({ order: page.id }, { contract }), visitorOf(services));
    expect([await isEnded(page), await isEnded(named)]).toEqual([false, true]);
    // A number that is of no order of theirs: the page stands.
    await withdrawFor(requestOf({ order: page.id }, { contract: '2020-0001' }), visitorOf(services));
    expect(await isEnded(page)).toBe(true);
    const unknown = await paidOrder(services);
    const words = { contract: unknown.receiptNumber ?? '' };
    await withdrawFor(
      requestOf({ order: randomBytes(16).toString('base64url') }, words),
      visitorOf(services),
    );
    expect(await isEnded(unknown)).toBe(true);
  });

  it('of a trial says so to the buyer and to the team', async () => {
    const { services, smtp } = await openShop(await testDatabase().open());
    const { id } = await paidOrder(services, { provider: 'sandbox' });
    await withdrawFor(requestOf({ order: id }), visitorOf(services));
    expect((await smtp.nextMail(buyer)).text).toContain('rien n’a été débité');
    expect((await smtp.nextMail(team)).text).toContain('rien n’a été débité');
  });

  it('of a delivered report is taken too, and says so to the team', async () => {
    const { services, smtp } = await openShop(await testDatabase().open());
    const order = await paidOrder(services);
    await deliverReport(services, order.id, report);
    expect(await withdrawFor(requestOf({ order: order.id }), visitorOf(services))).toMatchObject({
      ok: true,
    });
    expect((await smtp.nextMail(team)).text).toContain('avait déjà été livrée');
  });

  it('is acknowledged five times a day for each address, but for the first of a paid order', async () => {
    const { services, smtp } = await openShop(await testDatabase().open());
    const open = await storeOrder(services.database);
    // Each from elsewhere: nobody is bombed by naming an order that was never paid.
    for (let from = 1; from <= 8; from += 1) {
      const visitor = visitorOf(services, { ip: `198.51.100.${from}` });
      expect(await withdrawFor(requestOf({ order: open.id }), visitor)).toMatchObject({
        ok: true,
        value: { isMailSure: from <= 5 },
      });
    }
    const paid = await paidOrder(services);
    for (let from = 1; from <= 3; from += 1) {
      const visitor = visitorOf(services, { ip: `203.0.113.${from}` });
      expect(await withdrawFor(requestOf({ order: paid.id }), visitor)).toMatchObject({ ok: true });
    }
    await until(async () => (await jobsLeft(services.database)) === 0);
    const told = smtp.mails.filter(({ to }) => to.includes(team));
    expect(told).toHaveLength(11);
    const byHand = told.filter(({ text }) => text.includes('Aucun accusé de réception n’est parti'));
    expect([
      byHand.length,
      told.filter(({ text }) => text.includes('a reçu un accusé de réception')).length,
    ]).toEqual([5, 6]);
    expect(smtp.mails.filter(({ to }) => to.includes(buyer))).toHaveLength(6);
  });

  it('is read as it was stored, whatever the form takes since', async () => {
    const { services } = await openShop(await testDatabase().open());
    const statement = { name: `Ada\u202a\n${'a'.repeat(150)}`, email: buyer, contract: '' };
    await services.database.transaction((t) =>
      insertWithdrawal(t, {
        requestHash: 'before',
        orderId: undefined,
        locale: 'fr',
        statement,
        createdAt: 1,
      }),
    );
    expect(await withdrawalsFrom(services.database, buyer)).toMatchObject([{ statement }]);
  });

  it('is refused only for an address that is none, and for more than ten an hour', async () => {
    const { services } = await openShop(await testDatabase().open());
    const send = (email: string) => withdrawFor(requestOf({}, { email }), visitorOf(services));
    expect(await send('ada')).toEqual({ ok: false, error: 'email-invalid' });
    for (let count = 0; count < 10; count += 1) expect(await send('a@duck.com')).toMatchObject({ ok: true });
    expect(await send('a@duck.com')).toMatchObject({ ok: false, error: 'too-many' });
  });
});

function requestOf(
  more: Partial<WithdrawalRequest>,
  statement: Partial<WithdrawalRequest['statement']> = {},
): WithdrawalRequest {
  return {
    requestKey: randomBytes(16).toString('hex'),
    statement: { name: 'Ada Canary', email: buyer, contract: 'the report', ...statement },
    ...more,
  };
}

async function paidOrder({ database }: Services, wishes: Partial<NewOrder> = {}): Promise<Order> {
  const { id } = await storeOrder(database, wishes);
  const order = await database.transaction((t) => markPaid(t, id, undefined));
  if (!order) throw new Error('It was open');
  return order;
}
