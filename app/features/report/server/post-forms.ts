import { recipientHash } from '#app/server/email/address';
import { isCrossSite } from '#app/server/http/request/cross-site';
import { plainAnswer } from '#app/server/http/plain-answer';
import type { RequestContext } from '#app/server/http/request-context';
import { seeOther } from '#app/server/see-other';
import { PaymentError } from '#app/server/payments/payment-error';
import type { Services } from '#app/server/services';
import type { Order } from './orders';
import { markCancelled } from './order-status';
import { applyPaymentEvent } from './payment-events';
import { orderAt } from './read-order';

/** What the buttons of the sandbox post, by the browser itself: `act` is `pay`, `cancel` or `fail`. */
export function playPayment(request: Request, visitor: RequestContext): Promise<Response> {
  return withOrder(request, visitor, async (order, form) => {
    if (visitor.services.payments?.kind !== 'sandbox') return plainAnswer('Not found', 404);
    const { id: reference, amountCents, status } = order;
    switch (form.get('act')) {
      case 'pay':
        if (status === 'open') {
          if (!(await mayWriteTo(order, visitor.services)))
            return plainAnswer('Too many trials for this address', 429);
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
        return backTo(`/agents/elevator-pitch-sandbox/${reference}`, order, form, { declined: 'true' });
    }
  });
}

/** Nothing is charged, so that anybody may have a stranger written to; not where only its developer sees the site. */
async function mayWriteTo({ email }: Order, { env, rateLimits, secret }: Services): Promise<boolean> {
  if (env.siteIsLoopback) return true;
  return (await rateLimits.take('mailTo', recipientHash(email, secret))).ok;
}

/** Gives up an order that is not paid: its checkout is closed, too. */
export function cancelOrder(request: Request, visitor: RequestContext): Promise<Response> {
  return withOrder(request, visitor, async (order, form) => {
    const { payments, database, closing } = visitor.services;
    if (order.status === 'open' && order.checkout) {
      try {
        await payments?.close(order.checkout.session, closing);
      } catch (error) {
        // It is being paid, or was: the webhook tells.
        if (error instanceof PaymentError)
          return backTo(`/agents/elevator-pitch-order/${order.id}`, order, form);
        throw error;
      }
    }
    await database.transaction((t) => markCancelled(t, order.id));
    return backTo('/agents/elevator-pitch-cancel', order, form);
  });
}

async function withOrder(
  request: Request,
  visitor: RequestContext,
  work: (order: Order, form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  if (isCrossSite(request, visitor.services.env.siteUrl)) return plainAnswer('Forbidden', 403);
  const form = new URLSearchParams(await request.text());
  const found = await orderAt(form.get('order') ?? '', visitor);
  if (found.ok) return work(found.value, form);
  if (found.error === 'missing') return plainAnswer('Not found', 404);
  return plainAnswer('Too many unknown addresses', 429, { 'retry-after': `${found.retryAfter}` });
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
