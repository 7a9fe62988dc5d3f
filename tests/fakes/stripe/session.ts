import { randomUUID } from 'node:crypto';

export type FakeSession = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  /** As they were posted. */
  fields: Record<string, string>;
  payment: string;
};

/** An event as Stripe would post it: its body, byte for byte. */
export type StripeEvent = { type: string; body: string };

export function createSession(fields: Record<string, string>): FakeSession {
  return { id: `cs_test_${randomUUID()}`, status: 'open', fields, payment: `pi_${randomUUID()}` };
}

/** What is wrong with the fields of a checkout, in Stripe's manner of one sentence; undefined where nothing is. */
export function faultOf(fields: Record<string, string>): string | undefined {
  const seconds = Number(fields.expires_at) - Date.now() / 1000;
  if (fields.mode !== 'payment') return 'Invalid mode';
  if (fields['line_items[0][price_data][currency]'] !== 'eur') return 'Invalid currency';
  if (!/^[1-9]\d*$/.test(fields['line_items[0][price_data][unit_amount]'] ?? '')) return 'Invalid amount';
  if (!URL.canParse(fields.success_url ?? '') || !URL.canParse(fields.cancel_url ?? ''))
    return 'Not a valid URL';
  if (!(seconds > 30 * 60 && seconds < 24 * 3600)) return 'expires_at must be in 30 minutes to 24 hours';
  return undefined;
}

export function sessionEvent(type: string, session: FakeSession, paid: boolean): StripeEvent {
  return eventOf(type, {
    id: session.id,
    object: 'checkout.session',
    status: session.status,
    payment_status: paid ? 'paid' : 'unpaid',
    amount_total: amountOf(session),
    currency: 'eur',
    payment_intent: paid ? session.payment : null,
    customer_email: session.fields.customer_email,
    metadata: { reference: session.fields['metadata[reference]'] },
  });
}

export function refundEvent(session: FakeSession, cents: number): StripeEvent {
  return eventOf('charge.refunded', {
    id: `ch_${session.payment}`,
    object: 'charge',
    amount: amountOf(session),
    amount_refunded: cents,
    payment_intent: session.payment,
    metadata: { reference: session.fields['payment_intent_data[metadata][reference]'] },
  });
}

function amountOf({ fields }: FakeSession): number {
  return Number(fields['line_items[0][price_data][unit_amount]']);
}

function eventOf(type: string, object: object): StripeEvent {
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, livemode: false, data: { object } };
  return { type, body: JSON.stringify(event) };
}
