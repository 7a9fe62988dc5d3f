import { msg } from '@lingui/core/macro';

import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';
import { renderEmail } from '#app/server/email/email-template';
import type { WrittenMail } from '#app/server/email/mailer';

export type MailedOutcome = 'ready' | 'failed';

type Notice = { id: string; outcome: MailedOutcome; locale: Locale; siteUrl: string };

/** Quotes neither brief nor pitch. */
export async function pitchMail({ id, outcome, locale, siteUrl }: Notice): Promise<Omit<WrittenMail, 'to'>> {
  const i18n = await createI18n(locale);
  const said = {
    failed: {
      title: i18n._(msg`Your elevator pitch could not be written`),
      paragraphs: [
        i18n._(msg`We kept trying for a day, without success. We are sorry.`),
        i18n._(msg`What you wrote is kept: open your pitch in the browser that made it, and ask again.`),
      ],
      label: i18n._(msg`Open my pitch`),
    },
    ready: {
      title: i18n._(msg`Your elevator pitch is ready`),
      paragraphs: [
        i18n._(msg`It took longer than it should have. Thank you for your patience.`),
        i18n._(msg`Anyone with this link can read the pitch. It is kept for twelve months.`),
      ],
      label: i18n._(msg`Read my pitch`),
    },
  }[outcome];
  return renderEmail({
    lang: locale,
    title: said.title,
    paragraphs: said.paragraphs,
    button: { label: said.label, url: `${siteUrl}/agents/elevator-pitch/${id}?lang=${locale}` },
    smallPrint: [
      i18n._(
        msg`You are receiving this message because this address was left with Pitch Master for this one pitch.`,
      ),
      i18n._(msg`We have now removed your address. You will receive nothing more.`),
    ],
  });
}
