import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import type { CheckoutRequest } from '#app/features/report/checkout/checkout';
import { checkoutBoxesVersion } from '#app/features/report/checkout/checkout-boxes';
import { reportPrice } from '#app/features/report/checkout/price';
import { openCheckoutFor } from '#app/features/report/server/open-checkout';
import { findOrder, listOrders } from '#app/features/report/server/orders';
import { cancelOrder, playPayment } from '#app/features/report/server/post-forms';
import { orderAt, reportFile } from '#app/features/report/server/read-order';
import { startFakeStripe } from '#tests/fakes/stripe';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { buyer, storeOrder } from './new-order';
import { visitorOf } from './shop-visitor';
import { useShop } from './use-shop';

const siteUrl = 'http://localhost:3000';

describe.each(dialects)('the checkout, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const openShop = useShop();

  it('stores the order with its price and both consents, and leads to where it is paid', async () => {
    const { services } = await openShop(await testDatabase().open());
    const answer = await openCheckoutFor(requestOf(), visitorOf(services));
    const [order] = await listOrders(services.database);
    expect(answer).toEqual({
      ok: true,
      value: { url: `${siteUrl}/agents/elevator-pitch-sandbox/${order?.id}?lang=fr` },
    });
    expect(order).toMatchObject({ status: 'open', email: buyer, amountCents: reportPrice(Date.now()).cents });
    expect(order?.consent.immediateStart).toMatch(/^Je demande que le travail/);
    expect(order?.consent.lossOfWithdrawal).toMatch(/^Je reconnais perdre/);
  });

  it('is one order and one checkout, however often it is submitted', async () => {
    const stripe = await startFakeStripe();
    const { services } = await openShop(await testDatabase().open(), stripeEnv(stripe));
    const request = requestOf();
    const answers = await Promise.all([1, 2, 3].map(() => openCheckoutFor(request, visitorOf(services))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([await listOrders(services.database), stripe.sessions].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    await stripe.close();
  });

  it('takes no price, no words of consent and no address but those in order', async () => {
    const { services } = await openShop(await testDatabase().open());
    const refusalOf = async (more: Partial<CheckoutRequest>) => {
      const answer = await openCheckoutFor({ ...requestOf(), ...more }, visitorOf(services));
      return answer.ok ? 'ok' : answer.error;
    };
    expect(await refusalOf({ shownCents: 1 })).toBe('terms-changed');
    expect(await refusalOf({ consentVersion: 'older' })).toBe('terms-changed');
    expect(await refusalOf({ email: 'a@b' })).toBe('email-invalid');
    expect(await refusalOf({ email: 'a@duck.com\r\nBcc: b@duck.com' })).toBe('email-invalid');
    expect(await refusalOf({ email: 'a@mailinator.com' })).toBe('email-disposable');
    expect(await listOrders(services.database)).toEqual([]);
  });

  it('says when Stripe does not answer, and goes on with another submission when it does', async () => {
    const stripe = await startFakeStripe();
    const { services } = await openShop(await testDatabase().open(), stripeEnv(stripe));
    const request = requestOf();
    stripe.mode = 'fail';
    expect(await openCheckoutFor(request, visitorOf(services))).toEqual({ ok: false, error: 'unavailable' });
    stripe.mode = 'accept';
    expect(await openCheckoutFor(request, visitorOf(services))).toMatchObject({ error: 'unavailable' });
    expect(await openCheckoutFor(requestOf(), visitorOf(services))).toMatchObject({ ok: true });
    await stripe.close();
  });

  it('is closed on a public site without a provider, and there is no sandbox', async () => {
    const publicSite = { SITE_URL: 'https://verbe.example', SITE_SECRET: 's'.repeat(32) };
    const { services } = await openShop(await testDatabase().open(), publicSite);
    expect(await openCheckoutFor(requestOf(), visitorOf(services))).toEqual({ ok: false, error: 'closed' });
    const { id } = await storeOrder(services.database, { provider: 'sandbox' });
    const paid = await playPayment(post({ order: id, act: 'pay' }), visitorOf(services));
    expect(paid.headers.get('location')).toBe(`/agents/elevator-pitch-order/${id}`);
    expect((await findOrder(services.database, id))?.status).toBe('open');
  });

  it('stops a visitor after ten in an hour', async () => {
    const { services } = await openShop(await testDatabase().open());
    for (let count = 0; count < 10; count += 1) await openCheckoutFor(requestOf(), visitorOf(services));
    expect(await openCheckoutFor(requestOf(), visitorOf(services))).toMatchObject({
      ok: false,
      error: 'too-many',
      retryAfter: expect.any(Number),
    });
  });

  it('pays, leaves and declines in the sandbox by a post of this site alone', async () => {
    const { services } = await openShop(await testDatabase().open());
    const { id } = await storeOrder(services.database, { provider: 'sandbox' });
    const status = async () => (await findOrder(services.database, id))?.status;
    const press = async (act: string, headers?: Record<string, string>) => {
      const answer = await playPayment(post({ order: id, act }, headers), visitorOf(services));
      return [answer.status, answer.headers.get('location'), await status()];
    };
    expect(await press('pay', { 'sec-fetch-site': 'cross-site' })).toEqual([403, null, 'open']);
    expect(await press('fail')).toEqual([303, `/agents/elevator-pitch-sandbox/${id}?declined=true`, 'open']);
    expect(await press('cancel')).toEqual([303, `/agents/elevator-pitch-cancel?order=${id}`, 'open']);
    for (let time = 0; time < 2; time += 1) {
      expect(await press('pay')).toEqual([303, `/agents/elevator-pitch-success?order=${id}`, 'paid']);
    }
  });

  it('plays five payments a day for each address on a public site, whose mails may reach a stranger', async () => {
    const trial = { SITE_URL: 'https://verbe.example', SITE_SECRET: 's'.repeat(32), PAYMENTS: 'sandbox' };
    const { services } = await openShop(await testDatabase().open(), trial);
    const places: string[] = [];
    for (let from = 1; from <= 6; from += 1) {
      const { id } = await storeOrder(services.database, { provider: 'sandbox' });
      const visitor = visitorOf(services, { ip: `198.51.100.${from}` });
      const answer = await playPayment(post({ order: id, act: 'pay', lang: 'es' }), visitor);
      places.push(`${answer.status} ${answer.headers.get('location')?.replace(id, '{id}')}`);
    }
    const paid = '303 /agents/elevator-pitch-success?order={id}&lang=es';
    const full = '303 /agents/elevator-pitch-sandbox/{id}?full=true&lang=es';
    expect(places).toEqual([paid, paid, paid, paid, paid, full]);
    expect(await listOrders(services.database, { status: 'paid' })).toHaveLength(5);
  });

  it('is given up with its checkout, unless that is paid', async () => {
    const stripe = await startFakeStripe();
    const { services } = await openShop(await testDatabase().open(), stripeEnv(stripe));
    for (const end of ['expired', 'complete'] as const) {
      await openCheckoutFor(requestOf(), visitorOf(services));
      const [order] = await listOrders(services.database, { status: 'open' });
      const session = stripe.sessions.at(-1);
      if (!order || !session) throw new Error('It was opened');
      if (end === 'complete') session.status = end;
      const answer = await cancelOrder(post({ order: order.id }), visitorOf(services));
      const [page, status] = end === 'expired' ? ['cancel', 'cancelled'] : ['order', 'open'];
      expect(answer.headers.get('location')).toMatch(new RegExp(`^/agents/elevator-pitch-${page}`));
      expect([session.status, (await findOrder(services.database, order.id))?.status]).toEqual([end, status]);
    }
    await stripe.close();
  });

  it('stays where Stripe does not close it, says so, and has expired once nothing can be paid', async () => {
    const stripe = await startFakeStripe();
    const { services } = await openShop(await testDatabase().open(), stripeEnv(stripe));
    await openCheckoutFor(requestOf(), visitorOf(services));
    const [order] = await listOrders(services.database, { status: 'open' });
    if (!order) throw new Error('It was opened');
    const press = async () => {
      const answer = await cancelOrder(post({ order: order.id, lang: 'fr' }), visitorOf(services));
      return [answer.headers.get('location'), (await findOrder(services.database, order.id))?.status];
    };
    const kept = `/agents/elevator-pitch-order/${order.id}?kept=true&lang=fr`;
    stripe.mode = 'fail';
    expect(await press()).toEqual([kept, 'open']);
    const hours = 2 * 3_600_000;
    const old = { created_at: order.createdAt - hours };
    await services.database.query.updateTable('orders').set(old).where('id', '=', order.id).execute();
    expect(await press()).toEqual([`/agents/elevator-pitch-order/${order.id}?lang=fr`, 'expired']);
    await stripe.close();
  });

  it('of an order that was removed leads to its page, and answers a forged one in plain text', async () => {
    const { services } = await openShop(await testDatabase().open());
    const id = randomBytes(16).toString('base64url');
    const gone = await cancelOrder(post({ order: id, lang: 'fr' }), visitorOf(services));
    expect(gone.headers.get('location')).toBe(`/agents/elevator-pitch-order/${id}?lang=fr`);
    expect((await cancelOrder(post({ order: '//elsewhere.example' }), visitorOf(services))).status).toBe(404);
  });

  it('lets nobody guess addresses: after thirty wrong ones not even the right one is told', async () => {
    const { services } = await openShop(await testDatabase().open());
    const { id } = await storeOrder(services.database);
    const visitor = visitorOf(services, { ip: '192.0.2.9' });
    expect(await orderAt(id, visitor)).toMatchObject({ ok: true });
    for (let count = 0; count < 30; count += 1) {
      const wrong = count % 2 === 0 ? 'malformed' : randomBytes(16).toString('base64url');
      expect(await orderAt(wrong, visitor)).toEqual({ ok: false, error: 'missing' });
    }
    expect(await orderAt(id, visitor)).toMatchObject({ ok: false, error: 'too-many' });
    expect((await reportFile(id, visitor)).status).toBe(429);
    expect((await reportFile(id, visitorOf(services))).status).toBe(404);
  });
});

function requestOf(more: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    requestKey: randomBytes(16).toString('hex'),
    email: buyer,
    immediateStart: true,
    lossOfWithdrawal: true,
    consentVersion: checkoutBoxesVersion,
    shownCents: reportPrice(Date.now()).cents,
    ...more,
  };
}

function stripeEnv({ url, secretKey, webhookSecret }: Awaited<ReturnType<typeof startFakeStripe>>) {
  return { STRIPE_API_URL: url, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
}

function post(form: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request(`${siteUrl}/payments`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
}
