import type { Locale } from '#app/i18n/locales';

/** Something to be paid, once. Money in euro cents, VAT included; times in epoch ms. */
export type Checkout = {
  /** Ours, 128 random bits; the same for every try, so that it is one checkout. */
  reference: string;
  email: string;
  product: string;
  amountCents: number;
  locale: Locale;
  /** Where the buyer goes on, paid or not. */
  successUrl: string;
  cancelUrl: string;
  /** From then on it cannot be paid. */
  expiresAt: number;
};

export type PaymentProvider = {
  readonly kind: 'stripe' | 'sandbox';
  /** Opens the page where it is paid. Rejects with a `PaymentError`; the same checkout may be opened again. */
  open(checkout: Checkout, signal: AbortSignal): Promise<{ session: string; url: string }>;
  /** Closes it: it cannot be paid any more. Rejects with a `PaymentError`, also where it is paid. */
  close(session: string, signal: AbortSignal): Promise<void>;
};
