import * as z from 'zod';

/** What a provider tells of a checkout. Money in cents, in all so far. */
export type PaymentEvent =
  | { kind: 'paid'; reference: string; amountCents: number; currency: string; payment: string | undefined }
  | { kind: 'expired'; reference: string }
  | { kind: 'refunded'; reference: string; refundedCents: number };

const marked = { metadata: z.object({ reference: z.string().optional() }).nullish() };

const session = z.object({
  ...marked,
  payment_status: z.string(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.string().nullish(),
});

const charge = z.object({ ...marked, amount_refunded: z.number().int() });

const envelope = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });

/** Reads the body of Stripe's webhook; undefined for an event that is not about a checkout of this site. Throws a `ZodError` or a `SyntaxError`. */
export function readStripeEvent(body: string): PaymentEvent | undefined {
  const { type, data } = envelope.parse(JSON.parse(body));
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { metadata, payment_status, amount_total, currency, payment_intent } = session.parse(data.object);
      // Completed without money, as with a transfer: it is paid when the second event says so.
      if (!metadata?.reference || payment_status !== 'paid') return undefined;
      return {
        kind: 'paid',
        reference: metadata.reference,
        amountCents: amount_total ?? 0,
        currency: currency ?? '',
        payment: payment_intent ?? undefined,
      };
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const { metadata } = session.parse(data.object);
      return metadata?.reference ? { kind: 'expired', reference: metadata.reference } : undefined;
    }
    case 'charge.refunded': {
      const { metadata, amount_refunded } = charge.parse(data.object);
      if (!metadata?.reference) return undefined;
      return { kind: 'refunded', reference: metadata.reference, refundedCents: amount_refunded };
    }
    default:
      return undefined;
  }
}
