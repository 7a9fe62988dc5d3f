import { describe, expect, it } from 'vitest';

import { site } from '#app/content/site';
import { deliverReport } from '#app/features/report/server/deliver-report';
import { orderMails } from '#app/features/report/server/mails/order-mail.job';
import { markPaid, noteRefund, noteWithdrawal } from '#app/features/report/server/order-status';
import type { NewOrder, Order } from '#app/features/report/server/orders';
import { refundOrder } from '#app/features/report/server/refund-order';
import { reportFile } from '#app/features/report/server/read-order';
import type { Services } from '#app/server/services';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { buyer, storeOrder } from './new-order';
import { visitorOf } from './shop-visitor';
import { team, useShop } from './use-shop';

const report = { fileName: 'rapport-verbe.pdf', pdf: new TextEncoder().encode('%PDF-1.7 of the tests') };

const refunds = [
  [
    'fr',
    /^Remboursement de votre commande 20\d\d-0001$/,
    /^Sur les 49,99\s€ .* remboursé 20,00\s€ à ce jour\.$/m,
  ],
  ['en', /^Refund of your order 20\d\d-0001$/, /^Of the €49\.99 .* we have refunded €20\.00 so far\.$/m],
  [
    'es',
    /^Reembolso de su pedido 20\d\d-0001$/,
    /^De los 49,99\s€ .* reembolsado 20,00\s€ hasta la fecha\.$/m,
  ],
] as const;

describe.each(dialects)('mails about what happens to an order three times at once, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const open = useShop();

  it('deliver the report as a file, once, also over a mail server that was down', async () => {
    const { services, smtp } = await open(await testDatabase().open());
    const { id } = await paidOrder(services, { locale: 'es' });
    const delivered = await Promise.all([1, 2, 3].map(() => deliverReport(services, id, report)));
    expect(delivered.filter(Boolean)).toHaveLength(1);
    const mail = await smtp.nextMail(buyer);
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(smtp.mails).toHaveLength(1);
    expect(mail.subject).toBe('Su informe completo ha llegado');
    expect(mail.raw).toContain('filename=rapport-verbe.pdf');
    expect(mail.raw).toContain(Buffer.from(report.pdf).toString('base64'));
    const file = await reportFile(id, visitorOf(services));
    expect([file.status, file.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(report.pdf);
  });

  it.each(dialect === 'sqlite' ? refunds : refunds.slice(0, 1))(
    'tell the buyer once of each sum that is paid back, in %s',
    async (locale, subject, words) => {
      const { services, smtp } = await open(await testDatabase().open());
      const { id } = await paidOrder(services, { locale });
      const noted = await Promise.all([1, 2, 3].map(() => refundOrder(services, id, 2000)));
      expect(noted.toSorted()).toEqual(['known', 'known', 'noted']);
      const mail = await smtp.nextMail(buyer);
      expect(mail.subject).toMatch(subject);
      expect(mail.text).toMatch(words);
      expect(mail.headers['reply-to']).toBe(site.email);
      await refundOrder(services, id, 2000);
      await refundOrder(services, id, 4999);
      expect((await smtp.nextMail(buyer)).text).toMatch(/49[.,]99/);
      await until(async () => (await jobsLeft(services.database)) === 0);
      expect(smtp.mails).toHaveLength(2);
    },
  );
});

describe('mails about an order', () => {
  const testDatabase = useTestDatabase('sqlite');
  const open = useShop();

  it('give the buyer the contract: what was bought, what was agreed to, how to withdraw', async () => {
    const { services, smtp, lines } = await open(await testDatabase().open());
    const order = await paidOrder(services);
    await services.database.transaction((t) =>
      orderMails.queue(services.workflows, t, order.id, 'confirmation'),
    );
    const mail = await smtp.nextMail(buyer);
    expect(mail.subject).toMatch(/^Votre commande 20\d\d-0001 est confirmée$/);
    expect(mail.text).toMatch(/49,99\s€ TTC/);
    expect(mail.text).toContain('– Begin at once.\n– I lose the right.');
    expect(mail.text).toMatch(/«\sRenoncer au contrat ici\s»/);
    expect(mail.text).toContain('Modèle de formulaire de rétractation');
    expect(mail.text).toContain(`/agents/elevator-pitch-order/${order.id}?lang=fr`);
    expect(lines.join('')).not.toMatch(/canary|duck\.com/);
  });

  it('bring the team what the report is written from, and when it is due', async () => {
    const { services, smtp } = await open(await testDatabase().open());
    const material: NewOrder['material'] = {
      lang: 'fr',
      sections: [{ kind: 'brief', title: 'Brief', entries: [{ label: 'Offre', text: 'Un pain <frais>' }] }],
    };
    const order = await paidOrder(services, { material, pitchId: 'a-pitch' });
    await services.database.transaction((t) =>
      orderMails.queue(services.workflows, t, order.id, 'new-order'),
    );
    const mail = await smtp.nextMail(team);
    expect(mail.subject).toMatch(/^Commande 20\d\d-0001\s: rapport à livrer avant le /);
    expect(mail.headers['reply-to']).toBe(buyer);
    expect(mail.text).toContain('BRIEF\n\nOffre\nUn pain <frais>');
    expect(mail.html).toContain('Un pain &lt;frais&gt;');
    expect(mail.text).toContain('/agents/elevator-pitch/a-pitch');
  });

  it('are written for what is so when they go: of a withdrawn order none is due, and each sum is its own', async () => {
    const { services, smtp } = await open(await testDatabase().open());
    const [order, repaid] = [await paidOrder(services), await paidOrder(services)];
    await services.database.transaction(async (t) => {
      await noteWithdrawal(t, order.id, Date.now() + 60_000);
      for (const mail of ['confirmation', 'new-order', 'reminder'] as const)
        await orderMails.queue(services.workflows, t, order.id, mail);
      for (const cents of [2000, 4999]) {
        await noteRefund(t, repaid.id, cents);
        await orderMails.queue(services.workflows, t, repaid.id, 'refund', `${cents}`);
      }
    });
    await until(async () => (await jobsLeft(services.database)) === 0);
    const to = (address: string) => smtp.mails.filter((mail) => mail.to.includes(address));
    expect(to(team).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/payée, puis l’acheteur s’est rétracté$/),
    ]);
    const texts = to(buyer).map(({ text }) => text);
    expect(texts.filter((text) => /remboursé 20,00\s€ à ce jour/.test(text))).toHaveLength(1);
    expect(texts.filter((text) => /remboursé .*49,99\s€/.test(text))).toHaveLength(1);
    expect(texts.filter((text) => /Vous avez depuis renoncé au contrat/.test(text))).toHaveLength(1);
    expect(texts).toHaveLength(3);
  });

  it('tell nobody of a refund where nothing was paid', async () => {
    const { services } = await open(await testDatabase().open());
    const { id } = await storeOrder(services.database);
    expect(await refundOrder(services, id, 4999)).toBe('unpaid');
    expect(await jobsLeft(services.database)).toBe(0);
  });

  it.each([
    ['fr', 'rien n’a été débité'],
    ['en', 'nothing was charged'],
    ['es', 'no se ha cobrado nada'],
  ] as const)('say of a report of the sandbox that it was a trial, in %s', async (locale, words) => {
    const { services, smtp } = await open(await testDatabase().open());
    const { id } = await paidOrder(services, { provider: 'sandbox', locale });
    await deliverReport(services, id, report);
    expect((await smtp.nextMail(buyer)).text).toContain(words);
  });

  it('say of a payment in the sandbox that nothing was charged', async () => {
    const { services, smtp } = await open(await testDatabase().open());
    const { id } = await paidOrder(services, { provider: 'sandbox', locale: 'en' });
    await services.database.transaction((t) => orderMails.queue(services.workflows, t, id, 'confirmation'));
    expect((await smtp.nextMail(buyer)).text).toContain('nothing was charged');
  });
});

async function paidOrder({ database }: Services, wishes: Partial<NewOrder> = {}): Promise<Order> {
  const { id } = await storeOrder(database, wishes);
  const paid = await database.transaction((t) => markPaid(t, id, undefined));
  if (!paid) throw new Error('It was open');
  return paid;
}
