import { describe, expect, it } from 'vitest';

import { receivePaymentEvent } from '#app/features/report/server/payment-events';
import { findOrder, type Order } from '#app/features/report/server/orders';
import { refundOrder } from '#app/features/report/server/refund-order';
import { PaymentError } from '#app/server/payments/payment-error';
import type { Services } from '#app/server/services';
import { startFakeStripe } from '#tests/fakes/stripe';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { buyer, storeOrder } from './new-order';
import { serveWebhook } from './serve-webhook';
import { team, useShop } from './use-shop';

const never = new AbortController().signal;

describe.each(dialects)('payments by Stripe, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const openShop = useShop();

  it('are opened with the price, the buyer and our reference, once for each order', async () => {
    const { order, services, stripe, end } = await shopWithOrder();
    const session = await open(services, order);
    expect(await open(services, order)).toEqual(session);
    expect(stripe.sessions).toHaveLength(1);
    expect(stripe.sessions[0]?.fields).toMatchObject({
      customer_email: buyer,
      'payment_method_types[0]': 'card',
      'line_items[0][price_data][unit_amount]': '4999',
      'line_items[0][price_data][currency]': 'eur',
      'metadata[reference]': order.id,
    });
    await services.payments?.close(session?.session ?? '', never);
    expect(stripe.sessions[0]?.status).toBe('expired');
    await end();
  });

  it('are refused in one way, whatever Stripe says, and nothing of it is told', async () => {
    const { order, services, stripe, end } = await shopWithOrder();
    stripe.mode = 'fail';
    await expect(open(services, order)).rejects.toThrow(PaymentError);
    await stripe.close();
    await expect(open(services, order)).rejects.toThrow('gave no answer that can be read');
    await end();
  });

  it('count once, however often the webhook tells of them at the same time', async () => {
    const { order, services, stripe, smtp, webhook, lines, end } = await shopWithOrder();
    await open(services, order);
    const event = await stripe.pay(only(stripe.sessions));
    const answers = await Promise.all(Array.from({ length: 10 }, () => stripe.send(event, { to: webhook })));
    expect(answers).toEqual(Array(10).fill(200));
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(await findOrder(services.database, order.id)).toMatchObject({
      status: 'paid',
      receiptNumber: expect.stringMatching(/-0001$/),
    });
    expect(smtp.mails.map(({ to }) => to[0]).toSorted()).toEqual([buyer, team]);
    expect(lines.join('')).not.toMatch(/canary|duck\.com|sk_test|whsec/);
    await end();
  });

  it('are not believed without the right signature, or with an old one, and store nothing', async () => {
    const { order, services, stripe, webhook, end } = await shopWithOrder();
    await open(services, order);
    const event = await stripe.pay(only(stripe.sessions));
    expect(await stripe.send(event, { to: webhook, secret: 'whsec_somebody_else' })).toBe(400);
    expect(await stripe.send(event, { to: webhook, ageSeconds: 301 })).toBe(400);
    expect((await fetch(webhook, { method: 'POST', body: event.body })).status).toBe(400);
    expect(await stripe.send({ type: 'x', body: 'no JSON' }, { to: webhook })).toBe(400);
    expect((await findOrder(services.database, order.id))?.status).toBe('open');
    expect(await jobsLeft(services.database)).toBe(0);
    expect(await stripe.send(event, { to: webhook, secret: 'whsec_the_one_before' })).toBe(200);
    await end();
  });

  it('are told late and out of order: paid after it expired, refunded before it was paid', async () => {
    const { order, services, stripe, webhook, end } = await shopWithOrder();
    await open(services, order);
    const session = only(stripe.sessions);
    const [expired, paid] = [await stripe.expire(session), await stripe.pay(session)];
    const refunded = await stripe.refund(session, 4999);
    const send = (event: typeof paid) => stripe.send(event, { to: webhook });
    const status = async () => (await findOrder(services.database, order.id))?.status;
    expect([await send(refunded), await status()]).toEqual([409, 'open']);
    expect([await send(expired), await status()]).toEqual([200, 'expired']);
    expect([await send(paid), await status()]).toEqual([200, 'paid']);
    expect([await send(expired), await status()]).toEqual([200, 'paid']);
    expect([await send(refunded), await status()]).toEqual([200, 'refunded']);
    expect([await send(paid), await status()]).toEqual([200, 'refunded']);
    await end();
  });

  it('of another sum, of no order and of no concern change nothing', async () => {
    const { order, services, stripe, webhook, lines, end } = await shopWithOrder();
    await open(services, order);
    const paid = await stripe.pay(only(stripe.sessions));
    const cheaper = { ...paid, body: paid.body.replace('4999', '1') };
    const unknown = { ...paid, body: paid.body.replace(order.id, 'x'.repeat(22)) };
    const other = { type: 'customer.created', body: '{"type":"customer.created","data":{"object":{}}}' };
    for (const [event, status] of [
      [cheaper, 200],
      [unknown, 409],
      [other, 200],
    ] as const)
      expect(await stripe.send(event, { to: webhook })).toBe(status);
    expect((await findOrder(services.database, order.id))?.status).toBe('open');
    const { payment } = only(stripe.sessions);
    for (const words of ['another amount', 'an order that is not here'])
      expect(lines.find((line) => line.includes(words))).toContain(payment);
    await end();
  });

  it('paid back in two ways are not added: what Stripe tells then is logged', async () => {
    const { order, services, stripe, webhook, lines, end } = await shopWithOrder();
    await open(services, order);
    const session = only(stripe.sessions);
    await stripe.send(await stripe.pay(session), { to: webhook });
    await refundOrder(services, order.id, 2500);
    expect(await stripe.send(await stripe.refund(session, 2499), { to: webhook })).toBe(200);
    expect((await findOrder(services.database, order.id))?.refundedCents).toBe(2500);
    expect(lines.find((line) => line.includes('no more than what is noted'))).toContain('2499');
    await end();
  });

  async function shopWithOrder() {
    const stripe = await startFakeStripe();
    const { services, smtp, lines } = await openShop(await testDatabase().open(), {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: `${stripe.webhookSecret},whsec_the_one_before`,
      STRIPE_API_URL: stripe.url,
    });
    const { url: webhook, close } = await serveWebhook((request) => receivePaymentEvent(request, services));
    const order = await storeOrder(services.database);
    const end = async () => {
      await close();
      await stripe.close();
    };
    return { stripe, services, smtp, lines, webhook, order, end };
  }
});

function open({ payments }: Services, { id, email, amountCents, createdAt }: Order) {
  const checkout = {
    ...{ reference: id, email, amountCents, product: 'Report', locale: 'fr' as const },
    ...{ successUrl: 'http://localhost:3000/yes', cancelUrl: 'http://localhost:3000/no' },
    expiresAt: createdAt + 3_600_000,
  };
  return payments?.open(checkout, never);
}

function only<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error('There is none');
  return item;
}
