import { useLingui } from '@lingui/react/macro';

import { formatEuros, formatTime } from '../format';
import type { OrderView } from './order';

/** Where an order stands: in a title, and what that means for the buyer. */
export function useOrderWords(order: OrderView | null | undefined): { title: string; lede: string } {
  const { t, i18n } = useLingui();
  if (!order) return { title: '', lede: '' };
  const { email, dueAt = 0, deliveredAt = 0, refundedCents, withdrawalAskedAt } = order;
  const due = formatTime(i18n, dueAt);
  const delivered = formatTime(i18n, deliveredAt);
  const sum = formatEuros(i18n, refundedCents);
  switch (order.status) {
    case 'open':
      return {
        title: t`Your order is not paid yet`,
        lede: t`Once the payment has arrived, this page will say so, and an email will confirm it.`,
      };
    case 'paid':
      if (withdrawalAskedAt !== undefined) return withdrawnWords(withdrawalAskedAt);
      return {
        title: t`Your order is confirmed`,
        lede: t`Your report will reach you at ${email} by ${due} (Paris time).`,
      };
    case 'delivered':
      return {
        title: t`Your report is delivered`,
        lede: t`It was sent to ${email} on ${delivered}. You can also download it here.`,
      };
    case 'cancelled':
      return { title: t`Your order is cancelled`, lede: t`Nothing was charged.` };
    case 'expired':
      return { title: t`This order has expired`, lede: t`It was not paid in time. Nothing was charged.` };
    case 'refunded':
      return {
        title: t`Your order is refunded`,
        lede: t`We have refunded ${sum}, by the means of payment you used.`,
      };
  }

  function withdrawnWords(at: number) {
    const time = formatTime(i18n, at);
    return {
      title: t`You have withdrawn from the contract`,
      lede: t`Your withdrawal reached us on ${time}. We will answer you by email and refund what we owe you.`,
    };
  }
}
