/** What the page of an order shows. Money in cents, VAT included; times in epoch ms. */
export type OrderView = {
  id: string;
  status: 'open' | 'paid' | 'delivered' | 'cancelled' | 'expired' | 'refunded';
  /** Paid in the sandbox: nothing was charged. */
  isTrial: boolean;
  email: string;
  pitch: string | undefined;
  amountCents: number;
  refundedCents: number;
  /** Where it is paid, while it is open. */
  checkoutUrl: string | undefined;
  receiptNumber: string | undefined;
  paidAt: number | undefined;
  dueAt: number | undefined;
  deliveredAt: number | undefined;
  hasReport: boolean;
  withdrawalAskedAt: number | undefined;
  /** Word for word, in the language of the order. */
  consent: { at: number; texts: string[]; lang: string };
};

/** What the page of the offer needs to know. */
export type CheckoutView = {
  cents: number;
  /** The limited-time offer lasts. */
  isEarly: boolean;
  /** `closed`: nothing can be bought. */
  payments: 'stripe' | 'sandbox' | 'closed';
  /** The pitch that the report is to be about; undefined without one, or with one that is another's. */
  pitch: { id: string; sentence: string; lang: string } | undefined;
};
