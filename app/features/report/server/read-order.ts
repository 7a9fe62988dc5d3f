import { ok, type Result } from '#app/lib/result';
import { plainAnswer, refusalAnswer } from '#app/server/answers';
import type { RequestContext } from '#app/server/http/request-context';
import { findWithin } from '#app/server/http/server-functions/over-limit';
import { isOrderId } from '../order-address';
import type { CheckoutView, OrderView } from '../order/order';
import { reportPrice } from '../checkout/price';
import type { OrderMaterial } from './order-schemas';
import { findOrder, findReport, hasReport, type Order } from './orders';

export function orderAt(id: string, visitor: RequestContext): Promise<Result<Order, 'missing' | 'too-many'>> {
  return findWithin('unknownOrder', visitor, async () =>
    isOrderId(id) ? findOrder(visitor.services.database, id) : undefined,
  );
}

/** What there is of an order for whoever has its address. */
export async function orderFor(
  { id }: { id: string },
  visitor: RequestContext,
): Promise<Result<OrderView, 'missing' | 'too-many'>> {
  const found = await orderAt(id, visitor);
  if (!found.ok) return found;
  return ok(viewOf(found.value, await hasReport(visitor.services.database, id)));
}

/** What is for sale, and for which pitch of this visitor. */
export async function checkoutFor(
  { pitch }: { pitch?: string },
  { services, locale }: RequestContext,
): Promise<Result<CheckoutView>> {
  const { cents, isEarly } = reportPrice(Date.now());
  const material = pitch ? await services.reportMaterial(pitch, locale) : undefined;
  return ok({
    cents,
    isEarly,
    payments: services.payments?.kind ?? 'closed',
    pitch: pitch && material ? { id: pitch, sentence: sentenceOf(material), lang: material.lang } : undefined,
  });
}

/** `GET /agents/elevator-pitch-order/{id}/report.pdf`: what was delivered. */
export async function reportFile(id: string, visitor: RequestContext): Promise<Response> {
  const found = await orderAt(id, visitor);
  if (!found.ok) return refusalAnswer(found, privateFile);
  const report = await findReport(visitor.services.database, id);
  if (!report) return plainAnswer('Not found', 404, privateFile);
  return new Response(new Uint8Array(report.pdf), {
    headers: {
      ...privateFile,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(report.fileName)}`,
    },
  });
}

function sentenceOf({ sections }: OrderMaterial): string {
  return sections.find(({ kind }) => kind === 'pitch')?.entries[0]?.text ?? '';
}

const privateFile = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;

function viewOf(order: Order, isThere: boolean): OrderView {
  const { id, status, email, amountCents, refundedCents, receiptNumber, paidAt, dueAt, deliveredAt } = order;
  const { consent, locale, pitchId, provider, checkout, withdrawalAskedAt } = order;
  return {
    ...{ id, status, email, amountCents, refundedCents, receiptNumber, paidAt, dueAt, deliveredAt },
    isTrial: provider === 'sandbox',
    pitch: pitchId,
    checkoutUrl: status === 'open' ? checkout?.url : undefined,
    hasReport: isThere,
    withdrawalAskedAt,
    consent: { at: consent.at, texts: [consent.immediateStart, consent.lossOfWithdrawal], lang: locale },
  };
}
