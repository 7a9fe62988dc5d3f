import * as z from 'zod';

import { parseJson } from '#app/lib/parse-json';
import type { Env } from '#app/server/env';
import { readCappedText } from '#app/server/read-capped';
import { PaymentError } from './payment-error';
import type { Checkout, PaymentProvider } from './payment-provider';

/** The version of the interface that these calls and events are written for. */
const apiVersion = '2026-10-28.endive';

const timeoutMs = 10_000;
const maxAnswerBytes = 256 * 1024;

const sessionSchema = z.object({ id: z.string(), url: z.url({ protocol: /^https?$/ }) });

type Settings = Pick<Extract<Env['payments'], { kind: 'stripe' }>, 'secretKey' | 'apiUrl'>;

/** Stripe Checkout, by two calls of its interface. Nothing is tried again here: who asked does. */
export function createStripe({ secretKey, apiUrl }: Settings): PaymentProvider {
  async function post(path: string, fields: Record<string, string>, options: PostOptions): Promise<unknown> {
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': apiVersion,
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      },
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)]),
    }).catch(() => undefined);
    const text = await readCappedText(response?.body ?? null, maxAnswerBytes).catch(() => undefined);
    if (!response?.ok) throw new PaymentError(response?.status);
    return parseJson(text, z.unknown());
  }

  return {
    kind: 'stripe',
    async open(checkout, signal) {
      const idempotencyKey = `checkout:${checkout.reference}`;
      const answer = await post('/v1/checkout/sessions', fieldsOf(checkout), { idempotencyKey, signal });
      const session = sessionSchema.safeParse(answer).data;
      if (!session) throw new PaymentError(undefined);
      return { session: session.id, url: session.url };
    },
    async close(session, signal) {
      await post(`/v1/checkout/sessions/${encodeURIComponent(session)}/expire`, {}, { signal });
    },
  };
}

type PostOptions = { idempotencyKey?: string; signal: AbortSignal };

/** The reference stands at the session and at the payment: events of a refund carry only the latter's. */
function fieldsOf(checkout: Checkout): Record<string, string> {
  return {
    mode: 'payment',
    // Paid at once or not at all: what takes days, as a debit does, would be told as expired meanwhile (decision 162).
    'payment_method_types[0]': 'card',
    locale: checkout.locale,
    customer_email: checkout.email,
    client_reference_id: checkout.reference,
    'metadata[reference]': checkout.reference,
    'payment_intent_data[metadata][reference]': checkout.reference,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': `${checkout.amountCents}`,
    'line_items[0][price_data][tax_behavior]': 'inclusive',
    'line_items[0][price_data][product_data][name]': checkout.product,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: `${Math.floor(checkout.expiresAt / 1000)}`,
  };
}
