import type { Env } from '#app/server/env';
import type { PaymentProvider } from './payment-provider';
import { createSandbox } from './sandbox';
import { createStripe } from './stripe';

/** Undefined where purchases are closed: no payments on a public site without a provider. */
export function createPayments({
  payments,
  siteUrl,
}: Pick<Env, 'payments' | 'siteUrl'>): PaymentProvider | undefined {
  switch (payments.kind) {
    case 'stripe':
      return createStripe(payments);
    case 'sandbox':
      return createSandbox(siteUrl);
    case 'closed':
      return undefined;
  }
}
