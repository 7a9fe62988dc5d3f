import { msg } from '@lingui/core/macro';
import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';
import { ok, refused, type Result } from '#app/lib/result';
import { digest } from '#app/server/digest';
import { errorFacts } from '#app/server/error-facts';
import { readLastingAddress } from '#app/server/email/address';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import type { RequestContext } from '#app/server/http/request-context';
import { PaymentError } from '#app/server/payments/payment-error';
import type { PaymentProvider } from '#app/server/payments/payment-provider';
import type { Services } from '#app/server/services';
import type { CheckoutRequest } from '../checkout/checkout';
import { checkoutBoxes, checkoutBoxesVersion } from '../checkout/checkout-boxes';
import { reportPrice } from '../checkout/price';
import { orderPath } from './mails/mail-facts';
import type { OrderMaterial } from './order-schemas';
import { createOrder, noteCheckout, type Order } from './orders';

declare module '#app/server/services' {
  // Merged into the services of the server.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FeatureServices {
    /** What a report about a pitch is written from; undefined for a pitch that this visitor has not made. */
    reportMaterial: (pitchId: string, locale: Locale) => Promise<OrderMaterial | undefined>;
  }
}

/** How long a checkout can be paid, in ms; Stripe takes half an hour to a day. */
export const checkoutMs = 2 * 3_600_000;

type CheckoutResult = Result<
  { url: string },
  'closed' | 'email-invalid' | 'email-disposable' | 'terms-changed' | 'too-many' | 'unavailable'
>;

/**
 * Stores an order and opens its checkout; `url` is where the buyer goes on. `terms-changed`: price or conditions are not
 * those that the buyer saw. The same submission, unchanged, is the same order, for which Stripe repeats for a day what
 * it answered first: after `unavailable` it is to be submitted anew.
 */
export async function openCheckoutFor(
  request: CheckoutRequest,
  visitor: RequestContext,
): Promise<CheckoutResult> {
  const { services, locale } = visitor;
  const { payments, database } = services;
  if (!payments) return refused('closed');
  const email = readLastingAddress(request.email);
  if (!email.ok) return email;
  const { cents } = reportPrice(Date.now());
  if (request.shownCents !== cents || request.consentVersion !== checkoutBoxesVersion)
    return refused('terms-changed');
  const tooMany = await overLimit('checkout', visitor);
  if (tooMany) return tooMany;

  const material = request.pitch ? await services.reportMaterial(request.pitch, locale) : undefined;
  const consent = await consentIn(locale);
  const order = await database.transaction((t) =>
    createOrder(t, {
      requestHash: digest(request.requestKey, email.value, request.pitch ?? null),
      locale,
      email: email.value,
      pitchId: material && request.pitch,
      material,
      consent,
      amountCents: cents,
      provider: payments.kind,
    }),
  );
  if (order.status !== 'open') return ok({ url: orderPath(order) });
  try {
    return ok({ url: order.checkout?.url ?? (await openAt(payments, order, services)) });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    services.log.error(errorFacts(error), 'a checkout could not be opened');
    return refused('unavailable');
  }
}

async function openAt(
  payments: PaymentProvider,
  order: Order,
  { database, env, closing }: Services,
): Promise<string> {
  const { id, email, amountCents, locale, createdAt, pitchId } = order;
  const i18n = await createI18n(locale);
  const pageAt = (path: string) =>
    `${env.siteUrl}${path}?${new URLSearchParams({ order: id, ...(pitchId && { pitch: pitchId }), lang: locale })}`;
  const checkout = await payments.open(
    {
      reference: id,
      email,
      product: i18n._(msg`Full recommendations report`),
      amountCents,
      locale,
      successUrl: pageAt('/agents/elevator-pitch-success'),
      cancelUrl: pageAt('/agents/elevator-pitch-cancel'),
      expiresAt: createdAt + checkoutMs,
    },
    closing,
  );
  await database.transaction((t) => noteCheckout(t, id, checkout));
  return checkout.url;
}

async function consentIn(locale: Locale): Promise<Order['consent']> {
  const i18n = await createI18n(locale);
  return {
    version: checkoutBoxesVersion,
    immediateStart: i18n._(checkoutBoxes.immediateStart),
    lossOfWithdrawal: i18n._(checkoutBoxes.lossOfWithdrawal),
    at: Date.now(),
  };
}
