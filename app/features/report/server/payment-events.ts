import { emptyAnswer } from '#app/server/answers';
import { readCappedText } from '#app/server/read-capped';
import { type PaymentEvent, readStripeEvent } from '#app/server/payments/payment-event';
import { isSignedByStripe } from '#app/server/payments/stripe-signature';
import type { Services } from '#app/server/services';
import { orderMails } from './mails/order-mail.job';
import { closeOrder, markPaid, noteWithdrawal } from './order-status';
import { findOrder, type Order } from './orders';
import { refundOrder } from './refund-order';
import { firstWithdrawalFrom } from './withdrawals';

const maxBytes = 1024 * 1024;

type Deps = Pick<Services, 'database' | 'workflows' | 'log'>;

/**
 * Takes Stripe's webhook: the one place where a payment becomes a fact. Answers 200 for what was noted, now or before,
 * and for what is of no concern here; 400 and nothing stored for a signature that is wrong or too old; 409 for what
 * came too early or has no order, which Stripe sends again for days; 404 where there is no Stripe, 413.
 */
export async function receivePaymentEvent(
  request: Request,
  { env, ...deps }: Deps & Pick<Services, 'env'>,
): Promise<Response> {
  if (env.payments.kind !== 'stripe') return emptyAnswer(404);
  const body = await readCappedText(request.body, maxBytes);
  if (body === undefined) return emptyAnswer(413);
  const header = request.headers.get('stripe-signature');
  if (!isSignedByStripe({ body, header }, env.payments.webhookSecrets, Date.now())) return emptyAnswer(400);
  const event = readEvent(body);
  if (event === 'unreadable') return emptyAnswer(400);
  if (event === 'of-no-concern') return emptyAnswer(200);
  const outcome = await applyPaymentEvent(event, deps);
  return emptyAnswer(outcome === 'early' || outcome === 'orderless' ? 409 : 200);
}

/**
 * Notes what a provider tells, once, however often and in whatever order it is told. `early`: to be told again later;
 * `orderless`: money was taken, and there is no order for it, as after an older backup was restored.
 */
export async function applyPaymentEvent(
  event: PaymentEvent,
  deps: Deps,
): Promise<'noted' | 'ignored' | 'early' | 'orderless'> {
  const { database, log } = deps;
  const order = await findOrder(database, event.reference);
  if (!order) {
    if (event.kind !== 'paid') return 'ignored';
    log.error({ payment: event.payment }, 'a payment is for an order that is not here');
    return 'orderless';
  }
  switch (event.kind) {
    case 'paid': {
      if (event.amountCents !== order.amountCents || event.currency !== 'eur') {
        log.error({ payment: event.payment }, 'a payment has another amount than its order');
        return 'ignored';
      }
      return (await notePayment(event, deps)) ? 'noted' : 'ignored';
    }
    case 'expired':
      return (await database.transaction((t) => closeOrder(t, order.id, 'expired'))) ? 'noted' : 'ignored';
    case 'refunded':
      return noteRefund(event, order, deps);
  }
}

/** Its sum is that of the provider's own refunds: what was paid back in another way is not in it. */
async function noteRefund(
  { refundedCents }: Extract<PaymentEvent, { kind: 'refunded' }>,
  { id, receiptNumber, refundedCents: known }: Order,
  deps: Deps,
): Promise<'noted' | 'ignored' | 'early'> {
  const outcome = await refundOrder(deps, id, refundedCents);
  if (outcome === 'unpaid') return 'early';
  if (outcome === 'noted') return 'noted';
  deps.log.warn({ receiptNumber, refundedCents, known }, 'a refund is no more than what is noted already');
  return 'ignored';
}

function notePayment(
  { reference, payment }: Extract<PaymentEvent, { kind: 'paid' }>,
  { database, workflows }: Deps,
): Promise<boolean> {
  return database.transaction(async (t) => {
    const order = await markPaid(t, reference, payment);
    if (!order) return false;
    // A statement that is stored meanwhile is seen here, or sees the order paid: its foreign key shares the lock of the
    // order's key, which `markPaid` takes alone by writing the unique receipt number.
    const withdrawnAt = await firstWithdrawalFrom(t, order.id);
    if (withdrawnAt !== undefined) await noteWithdrawal(t, order.id, withdrawnAt);
    await orderMails.queue(workflows, t, order.id, 'confirmation');
    await orderMails.queue(workflows, t, order.id, 'new-order');
    return true;
  });
}

function readEvent(body: string): PaymentEvent | 'of-no-concern' | 'unreadable' {
  try {
    return readStripeEvent(body) ?? 'of-no-concern';
  } catch {
    return 'unreadable';
  }
}
