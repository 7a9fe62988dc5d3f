import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { site } from '#app/content/site';
import { createI18n } from '#app/i18n/i18n';
import { renderEmail } from '#app/server/email/email-template';
import type { WrittenMail } from '#app/server/email/mailer';
import { formatEuros, formatTime } from '../../format';
import type { DeliveredReport, Order } from '../orders';
import { isPaidAfterWithdrawal, isWithdrawn, orderUrl, referenceOf } from './mail-facts';
import { modelForm, withdrawalDay } from './withdrawal-words';

/** The contract on a durable medium (Code de la consommation, L. 221-13): what was bought, agreed to, and how to withdraw. */
export async function confirmationMail(order: Order, siteUrl: string): Promise<WrittenMail> {
  const { locale, email } = order;
  const i18n = await createI18n(locale);
  const reference = referenceOf(order);
  const isOver = isWithdrawn(order);
  return {
    to: email,
    ...renderEmail({
      lang: locale,
      title: isPaidAfterWithdrawal(order)
        ? i18n._(msg`Order ${reference}: your payment reached us after your withdrawal`)
        : isOver
          ? i18n._(msg`Order ${reference}: paid, then withdrawn from`)
          : i18n._(msg`Your order ${reference} is confirmed`),
      paragraphs: [
        ...trialNote(i18n, order),
        isOver ? refundAhead(i18n, order) : thanks(i18n, order),
        factsOf(i18n, order).join('\n'),
        consentOf(i18n, order),
        ...(isOver ? [] : [withdrawalOf(i18n, order)]),
      ],
      button: { label: i18n._(msg`See my order`), url: orderUrl(order, siteUrl) },
      smallPrint: isOver ? [] : [modelForm(i18n)],
    }),
  };
}

export async function deliveryMail(
  order: Order,
  { fileName, pdf }: DeliveredReport,
  siteUrl: string,
): Promise<WrittenMail> {
  const { locale, email } = order;
  const i18n = await createI18n(locale);
  const subject = i18n._(msg`Your full report is here`);
  const reference = referenceOf(order);
  return {
    to: email,
    ...renderEmail({
      lang: locale,
      title: subject,
      paragraphs: [
        ...(order.provider === 'sandbox'
          ? [
              i18n._(
                msg`This was a trial of the checkout: nothing was charged. Below is what a buyer is told with the report.`,
              ),
            ]
          : []),
        i18n._(msg`It is attached to this email as a PDF. You can also download it from your order page.`),
        i18n._(
          msg`A question about what it says? Reply to this email: someone who worked on it will read your message.`,
        ),
      ],
      button: { label: i18n._(msg`See my order`), url: orderUrl(order, siteUrl) },
      smallPrint: [i18n._(msg`Order ${reference}`)],
    }),
    replyTo: site.email,
    attachments: [{ fileName, contentType: 'application/pdf', content: pdf }],
  };
}

/** Says what was paid back so far, when it was: more may have been since. */
export async function refundMail(
  order: Order,
  { siteUrl, refundedCents }: { siteUrl: string; refundedCents: number },
): Promise<WrittenMail> {
  const { locale, email, amountCents } = order;
  const i18n = await createI18n(locale);
  const reference = referenceOf(order);
  const refunded = formatEuros(i18n, refundedCents);
  const price = formatEuros(i18n, amountCents);
  return {
    to: email,
    ...renderEmail({
      lang: locale,
      title: i18n._(msg`Refund of your order ${reference}`),
      paragraphs: [
        ...trialNote(i18n, order),
        refundedCents < amountCents
          ? i18n._(
              msg`Of the ${price} that you paid for the full recommendations report, we have refunded ${refunded} so far.`,
            )
          : i18n._(msg`We have refunded the ${refunded} that you paid for the full recommendations report.`),
        i18n._(
          msg`It may take a few days to reach your bank account. If nothing has arrived after ten days, reply to this email.`,
        ),
      ],
      button: { label: i18n._(msg`See my order`), url: orderUrl(order, siteUrl) },
      smallPrint: sellerLines(i18n),
    }),
    replyTo: site.email,
  };
}

function thanks(i18n: I18n, { amountCents, dueAt }: Order): string {
  const price = formatEuros(i18n, amountCents);
  const due = dueAt === undefined ? '' : formatTime(i18n, dueAt);
  return i18n._(
    msg`We have received ${price}, VAT included, for the full recommendations report. It will reach you at this address by ${due} (Paris time).`,
  );
}

function refundAhead(i18n: I18n, order: Order): string {
  const price = formatEuros(i18n, order.amountCents);
  if (!isPaidAfterWithdrawal(order)) {
    return i18n._(
      msg`We have received ${price}, VAT included, for the full recommendations report. You have since withdrawn from the contract: no report will follow, and we refund what we owe you within fourteen days of your withdrawal, by the means of payment you used.`,
    );
  }
  return i18n._(
    msg`We have received ${price}, VAT included, for the full recommendations report, after you had withdrawn from the contract: no report will follow, and we refund this sum within fourteen days of your withdrawal, by the means of payment you used.`,
  );
}

export function trialNote(i18n: I18n, { provider }: Pick<Order, 'provider'>): string[] {
  if (provider !== 'sandbox') return [];
  return [
    i18n._(
      msg`This was a trial of the checkout: nothing was charged, and no report will follow. Below is what a buyer is told.`,
    ),
  ];
}

function factsOf(i18n: I18n, order: Order): string[] {
  const { paidAt, amountCents } = order;
  const reference = referenceOf(order);
  const price = formatEuros(i18n, amountCents);
  const time = formatTime(i18n, paidAt ?? 0);
  return [
    i18n._(msg`Receipt number: ${reference}`),
    i18n._(msg`Bought: full recommendations report, 1 × ${price}`),
    ...vatLines(i18n, amountCents, site.report.vatRate),
    i18n._(msg`Paid on: ${time} (Paris time)`),
    ...sellerLines(i18n),
  ];
}

/** What of a price is VAT; nothing while the company has not said its rate. */
export function vatLines(i18n: I18n, amountCents: number, vatRate: number | undefined): string[] {
  if (vatRate === undefined) return [];
  const rate = i18n.number(vatRate, { style: 'percent', maximumFractionDigits: 1 });
  const withoutCents = Math.round(amountCents / (1 + vatRate));
  const without = formatEuros(i18n, withoutCents);
  const vat = formatEuros(i18n, amountCents - withoutCents);
  return [i18n._(msg`Without VAT: ${without}; VAT (${rate}): ${vat}`)];
}

function sellerLines(i18n: I18n): string[] {
  const { name, email, company } = site;
  const seller = [company.legalName ?? name, company.address, company.siren, email]
    .filter(Boolean)
    .join(', ');
  const { vat } = company;
  return [
    i18n._(msg`Seller: ${seller}`),
    ...(vat === undefined ? [] : [i18n._(msg`VAT number of the seller: ${vat}`)]),
  ];
}

function consentOf(i18n: I18n, { consent }: Order): string {
  const time = formatTime(i18n, consent.at);
  return [
    i18n._(msg`What you agreed to on ${time}:`),
    `– ${consent.immediateStart}`,
    `– ${consent.lossOfWithdrawal}`,
  ].join('\n');
}

function withdrawalOf(i18n: I18n, { paidAt }: Order): string {
  const { email } = site;
  const day = withdrawalDay(i18n, paidAt ?? 0);
  return i18n._(
    msg`You may withdraw from the contract until the end of ${day} (or of the next working day, if that is not one), without giving a reason, as long as the report has not been delivered in full: on your order page, under “Withdraw from contract here”, or by writing to ${email}.`,
  );
}
