import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { site } from '#app/content/site';
import { createI18n } from '#app/i18n/i18n';
import { renderEmail } from '#app/server/email/email-template';
import type { WrittenMail } from '#app/server/email/mailer';
import { formatExactTime, formatTime } from '../../format';
import type { Order } from '../orders';
import type { Withdrawal } from '../withdrawals';
import { referenceOf } from './mail-facts';
import { trialNote } from './buyer-mails';
import { trialLine } from './team-mails';

/** The language that the team reads. */
const teamLocale = 'fr';

/** On a durable medium: what was stated, on which day and at which hour (Code de la consommation, L. 221-21). */
export async function acknowledgementMail(
  { statement, createdAt, locale }: Withdrawal,
  order: Order | undefined,
): Promise<WrittenMail> {
  const i18n = await createI18n(locale);
  const time = formatExactTime(i18n, createdAt);
  const { email } = site;
  const subject = i18n._(msg`We have received your withdrawal`);
  return {
    to: statement.email,
    ...renderEmail({
      lang: locale,
      title: subject,
      paragraphs: [
        ...(order ? trialNote(i18n, order) : []),
        i18n._(msg`Your statement reached us on ${time} (Paris time). It says:`),
        statementText(i18n, statement),
        i18n._(
          msg`If the report has not been delivered in full, the contract ends, and we refund what we owe you within fourteen days, by the means of payment you used. In any case, a person will look into it and answer you.`,
        ),
      ],
      smallPrint: [
        i18n._(
          msg`Keep this email: it is your proof. If it was not you who wrote this, tell us at ${email}.`,
        ),
      ],
    }),
  };
}

export async function withdrawalTeamMail(
  { statement, createdAt }: Withdrawal,
  order: Order | undefined,
  { to, isAcknowledged }: { to: string; isAcknowledged: boolean },
): Promise<WrittenMail> {
  const i18n = await createI18n(teamLocale);
  const { name } = statement;
  const time = formatTime(i18n, createdAt);
  const title = i18n._(msg`Withdrawal by ${name}`);
  return {
    to,
    replyTo: statement.email,
    ...renderEmail({
      lang: teamLocale,
      title,
      paragraphs: [
        ...trialLine(i18n, order?.provider),
        i18n._(msg`Received on ${time}.`),
        statementText(i18n, statement),
        orderText(i18n, order),
        isAcknowledged
          ? i18n._(
              msg`Acknowledged to the buyer. Any refund due must be paid within fourteen days (L. 221-24).`,
            )
          : i18n._(
              msg`Not acknowledged: this address has had all the mails that we send it in a day. Acknowledge it yourself, with its text, day and hour (L. 221-21). Any refund due must be paid within fourteen days (L. 221-24).`,
            ),
      ],
    }),
  };
}

function statementText(i18n: I18n, { name, email, contract }: Withdrawal['statement']): string {
  return [
    i18n._(msg`I, ${name}, withdraw from my contract for the full recommendations report.`),
    i18n._(msg`Order: ${contract}`),
    i18n._(msg`Email: ${email}`),
  ].join('\n');
}

function orderText(i18n: I18n, order: Order | undefined): string {
  if (!order) return i18n._(msg`No order matches what it says: look for it by name and address.`);
  const reference = referenceOf(order);
  if (order.deliveredAt !== undefined) return i18n._(msg`Order ${reference} had already been delivered.`);
  return order.paidAt === undefined
    ? i18n._(
        msg`Order ${reference} has not been paid. If a payment still comes, we write to you: it cannot be delivered either.`,
      )
    : i18n._(msg`Order ${reference} has not been delivered, and can no longer be.`);
}
