import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { createI18n } from '#app/i18n/i18n';
import { renderEmail } from '#app/server/email/email-template';
import type { WrittenMail } from '#app/server/email/mailer';
import type { Subscriber } from './subscribers';
import { linkToken } from './tokens';

/** `confirm` asks for a click, `welcome` follows it, `known` goes to an address that is subscribed already. */
export type NewsletterMail = 'confirm' | 'welcome' | 'known';

type Site = { siteUrl: string; secret: string };

export async function newsletterMail(
  mail: NewsletterMail,
  subscriber: Subscriber,
  site: Site,
): Promise<WrittenMail> {
  const i18n = await createI18n(subscriber.locale);
  return mail === 'confirm'
    ? confirmMail(i18n, subscriber, site)
    : subscribedMail(mail, i18n, subscriber, site);
}

function confirmMail(i18n: I18n, { id, email, locale }: Subscriber, { siteUrl, secret }: Site): WrittenMail {
  const subject = i18n._(msg`Confirm your subscription`);
  const url = addressOf(siteUrl, '/newsletter/confirm', linkToken(secret, 'confirm', id), locale);
  return {
    to: email,
    ...renderEmail({
      lang: locale,
      title: subject,
      paragraphs: [
        i18n._(
          msg`This address was given to receive the Verbe newsletter. One more click, and you are subscribed.`,
        ),
      ],
      button: { label: i18n._(msg`Confirm`), url },
      smallPrint: [
        i18n._(
          msg`The link is valid for seven days. If it was not you, do nothing: no newsletter will be sent, and the address will be removed.`,
        ),
      ],
    }),
  };
}

function subscribedMail(
  mail: 'welcome' | 'known',
  i18n: I18n,
  { id, email, locale }: Subscriber,
  { siteUrl, secret }: Site,
): WrittenMail {
  const token = linkToken(secret, 'unsubscribe', id);
  const subject =
    mail === 'welcome' ? i18n._(msg`You are subscribed`) : i18n._(msg`You are already subscribed`);
  const paragraph =
    mail === 'welcome'
      ? i18n._(msg`You will receive the next issue at this address when we have something to say.`)
      : i18n._(
          msg`Somebody, perhaps you, has subscribed this address again. Nothing changes: you will receive the newsletter as before.`,
        );
  return {
    to: email,
    headers: unsubscribeHeaders(siteUrl, token),
    ...renderEmail({
      lang: locale,
      title: subject,
      paragraphs: [paragraph],
      button: {
        label: i18n._(msg`Unsubscribe`),
        url: addressOf(siteUrl, '/newsletter/unsubscribe', token, locale),
      },
    }),
  };
}

/** The reader's program can unsubscribe by itself, without a page (RFC 8058). */
function unsubscribeHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}/newsletter/unsubscription?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function addressOf(siteUrl: string, path: string, token: string, locale: string): string {
  return `${siteUrl}${path}?token=${token}&lang=${locale}`;
}
