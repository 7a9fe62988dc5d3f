import { errorFacts } from '#app/server/error-facts';
import { takeMailAllowance } from '#app/server/email/mail-allowance';
import { isCrossSite } from '#app/server/http/request/cross-site';
import { plainAnswer } from '#app/server/answers';
import type { RequestContext } from '#app/server/http/request-context';
import { seeOther } from '#app/server/see-other';
import { PaymentError } from '#app/server/payments/payment-error';
import type { Services } from '#app/server/services';
import { isOrderId } from '../order-address';
import { checkoutMs } from './open-checkout';
import type { Order } from './orders';
import { closeOrder } from './order-status';
import { applyPaymentEvent } from './payment-events';
import { orderAt } from './read-order';

/** What the buttons of the sandbox post, by the browser itself: `act` is `pay`, `cancel` or `fail`. */
export function playPayment(request: Request, visitor: RequestContext): Promise<Response> {
  return withOrder(request, visitor, async (order, form) => {
    const { id: reference, amountCents, status } = order;
    const sandbox = `/agents/elevator-pitch-sandbox/${reference}`;
    if (visitor.services.payments?.kind !== 'sandbox') return backTo(pageOf(reference), order, form);
    switch (form.get('act')) {
      case 'pay':
        if (status === 'open') {
          if (!(await mayMailReceipt(order, visitor.services)))
            return backTo(sandbox, order, form, { full: 'true' });
          const event = {
            kind: 'paid',
            reference,
            amountCents,
            currency: 'eur',
            payment: undefined,
          } as const;
          await applyPaymentEvent(event, visitor.services);
        }
        return backTo('/agents/elevator-pitch-success', order, form);
      case 'cancel':
        return backTo('/agents/elevator-pitch-cancel', order, form);
      default:
        return backTo(sandbox, order, form, { declined: 'true' });
    }
  });
}

/** Nothing is charged, so that anybody may have a stranger written to; not where only its developer sees the site. */
async function mayMailReceipt({ email }: Order, services: Services): Promise<boolean> {
  if (services.env.siteIsLoopback) return true;
  return (await takeMailAllowance(services, email)).ok;
}

/**
 * Gives up an order that is not paid: its checkout is closed, too. Where it cannot be, the order's page says so. Stripe would
 * refuse to close one whose time is over: it has expired, unless a payment is still to be told.
 */
export function cancelOrder(request: Request, visitor: RequestContext): Promise<Response> {
  return withOrder(request, visitor, async (order, form) => {
    const { payments, database, closing, log } = visitor.services;
    const isPayable = Date.now() < order.createdAt + checkoutMs;
    if (order.status === 'open' && order.checkout && isPayable) {
      try {
        await payments?.close(order.checkout.session, closing);
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error;
        // It is being paid, or was, or Stripe is away: nothing tells which.
        log.warn(errorFacts(error), 'a checkout could not be closed');
        return backTo(pageOf(order.id), order, form, { kept: 'true' });
      }
    }
    await database.transaction((t) => closeOrder(t, order.id, isPayable ? 'cancelled' : 'expired'));
    return backTo(isPayable ? '/agents/elevator-pitch-cancel' : pageOf(order.id), order, form);
  });
}

/** Where the order is not there, or not told, its page says so. */
async function withOrder(
  request: Request,
  visitor: RequestContext,
  work: (order: Order, form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  if (isCrossSite(request, visitor.services.env.siteUrl)) return plainAnswer('Forbidden', 403);
  const form = new URLSearchParams(await request.text());
  const id = form.get('order') ?? '';
  if (!isOrderId(id)) return plainAnswer('Not found', 404);
  const found = await orderAt(id, visitor);
  return found.ok ? work(found.value, form) : seeOther(pageOf(id), {}, form);
}

function pageOf(id: string): string {
  return `/agents/elevator-pitch-order/${id}`;
}

function backTo(
  path: string,
  { id, pitchId }: Order,
  form: URLSearchParams,
  more: Record<string, string> = {},
): Response {
  const about = path.endsWith(id) ? {} : { order: id, ...(pitchId && { pitch: pitchId }) };
  return seeOther(path, { ...about, ...more }, form);
}
