import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { createI18n } from '#app/i18n/i18n';
import { renderEmail } from '#app/server/email/email-template';
import type { WrittenMail } from '#app/server/email/mailer';
import { formatEuros, formatTime } from '../../format';
import type { OrderMaterial } from '../order-schemas';
import type { Order } from '../orders';
import { isPaidAfterWithdrawal, isWithdrawn, orderUrl, referenceOf } from './mail-facts';

/** The language that the team reads. */
const teamLocale = 'fr';

/** Brings the team what the report is written from: brief, pitch and findings as they were when it was ordered. */
export async function newOrderMail(
  order: Order,
  { siteUrl, to }: { siteUrl: string; to: string },
): Promise<WrittenMail> {
  const i18n = await createI18n(teamLocale);
  const reference = referenceOf(order);
  const due = formatTime(i18n, order.dueAt ?? 0);
  const isOver = isWithdrawn(order);
  return {
    to,
    replyTo: order.email,
    ...renderEmail({
      lang: teamLocale,
      title: isPaidAfterWithdrawal(order)
        ? i18n._(msg`Order ${reference}: paid after its buyer had withdrawn`)
        : isOver
          ? i18n._(msg`Order ${reference}: paid, then withdrawn from by its buyer`)
          : i18n._(msg`Order ${reference}: report due by ${due}`),
      paragraphs: [
        factsOf(i18n, order, siteUrl).join('\n'),
        ...(isOver
          ? [
              i18n._(
                msg`No report is due. Refund the payment within fourteen days of the withdrawal (L. 221-24).`,
              ),
            ]
          : materialOf(i18n, order.material)),
      ],
      button: { label: i18n._(msg`See the order`), url: orderUrl(order, siteUrl) },
      smallPrint: [i18n._(msg`Replies to this email go to the buyer.`)],
    }),
  };
}

/** Sent while there is still time to deliver. */
export async function reminderMail(order: Order, to: string): Promise<WrittenMail> {
  const i18n = await createI18n(teamLocale);
  const reference = referenceOf(order);
  const due = formatTime(i18n, order.dueAt ?? 0);
  const title = i18n._(msg`Report ${reference} has not been delivered yet: due by ${due}`);
  return {
    to,
    replyTo: order.email,
    ...renderEmail({
      lang: teamLocale,
      title,
      paragraphs: [
        i18n._(
          msg`The buyer was promised it within 72 hours of the payment. If it will be late, tell them now.`,
        ),
      ],
    }),
  };
}

function factsOf(
  i18n: I18n,
  { email, amountCents, paidAt, locale, pitchId, provider }: Order,
  siteUrl: string,
): string[] {
  const price = formatEuros(i18n, amountCents);
  const paid = formatTime(i18n, paidAt ?? 0);
  return [
    ...trialLine(i18n, provider),
    i18n._(msg`Buyer: ${email}`),
    i18n._(msg`Paid: ${price}, on ${paid}`),
    i18n._(msg`Language of the report: ${locale}`),
    ...(pitchId ? [`${siteUrl}/agents/elevator-pitch/${pitchId}`] : []),
  ];
}

export function trialLine(i18n: I18n, provider: Order['provider'] | undefined): string[] {
  return provider === 'sandbox' ? [i18n._(msg`A trial in the sandbox: nothing was charged.`)] : [];
}

function materialOf(i18n: I18n, material: OrderMaterial | undefined): string[] {
  if (!material) return [i18n._(msg`Ordered without a pitch: ask the buyer what the report should cover.`)];
  return material.sections.map(({ title, entries }) =>
    [title.toLocaleUpperCase(), ...entries.map(({ label, text }) => `${label}\n${text}`)].join('\n\n'),
  );
}
