import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { deliverReport } from '#app/features/report/server/deliver-report';
import { findOrder, type NewOrder, type Order } from '#app/features/report/server/orders';
import { applyPaymentEvent } from '#app/features/report/server/payment-events';
import { withdrawFor } from '#app/features/report/server/withdraw';
import type { Services } from '#app/server/services';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { until } from '#tests/integration/support/until';
import { buyer, storeOrder } from './new-order';
import { visitorOf } from './shop-visitor';
import { team, useShop } from './use-shop';

describe.each(dialects)('a withdrawal that comes before the word of the payment, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const openShop = useShop();

  it.each([
    ['fr', /votre paiement nous est parvenu après votre rétractation$/, /nous vous remboursons/],
    ['en', /your payment reached us after your withdrawal$/, /we refund/],
    ['es', /su pago nos ha llegado después de su desistimiento$/, /le reembolsamos/],
  ] as const)('ends the delivery, and both are told, in %s', async (locale, subject, words) => {
    const { services, smtp } = await openShop(await testDatabase().open());
    const order = await storeOrder(services.database, { locale, material });
    await state(services, order);
    const stated = await smtp.nextMail(team);
    expect(stated.text).toMatch(/n’est pas payée/);
    expect(stated.text).not.toContain('elle ne peut plus l’être');
    await smtp.nextMail(buyer);

    for (let time = 0; time < 2; time += 1) await pay(services, order);
    const told = await smtp.nextMail(team);
    expect(told.subject).toMatch(/^Commande 20\d\d-0001\s: payée après la rétractation de l’acheteur$/);
    expect(told.text).toContain('L. 221-24');
    expect(told.text).not.toContain('Un pain');
    const confirmed = await smtp.nextMail(buyer);
    expect(confirmed.subject).toMatch(subject);
    expect(confirmed.text).toMatch(words);
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(smtp.mails).toHaveLength(4);
    const paid = await findOrder(services.database, order.id);
    expect(paid).toMatchObject({ status: 'paid', withdrawalAskedAt: expect.any(Number) });
    expect(await deliverReport(services, order.id, report)).toBe(false);
  });

  it('is noted whichever of both is first, also at the same moment', async () => {
    const { services } = await openShop(await testDatabase().open());
    for (let time = 0; time < 10; time += 1) {
      const order = await storeOrder(services.database, { provider: time % 2 === 0 ? 'stripe' : 'sandbox' });
      const paying = pause(time).then(() => pay(services, order, `pi_${time}`));
      await Promise.all([paying, state(services, order, `192.0.2.${time}`)]);
      expect((await findOrder(services.database, order.id))?.withdrawalAskedAt).toBeGreaterThan(0);
    }
  });
});

const material: NewOrder['material'] = {
  lang: 'fr',
  sections: [{ kind: 'brief', title: 'Brief', entries: [{ label: 'Offre', text: 'Un pain' }] }],
};

const report = { fileName: 'rapport.pdf', pdf: new Uint8Array([1]) };

function state(services: Services, { id }: Order, ip = '192.0.2.1') {
  const statement = { name: 'Ada', email: buyer, contract: 'the report' };
  const request = { requestKey: randomBytes(16).toString('hex'), statement, order: id };
  return withdrawFor(request, visitorOf(services, { ip }));
}

function pay(services: Services, { id, amountCents }: Order, payment = 'pi_1') {
  return applyPaymentEvent({ kind: 'paid', reference: id, amountCents, currency: 'eur', payment }, services);
}
