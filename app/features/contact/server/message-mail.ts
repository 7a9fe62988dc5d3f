import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { site } from '#app/content/site';
import { createI18n } from '#app/i18n/i18n';
import { renderEmail } from '#app/server/email/email-template';
import type { WrittenMail } from '#app/server/email/mailer';
import { topicWords } from '../message-form/message-topics';
import type { MessageRecord } from './messages';

/** The language that the team reads. */
const teamLocale = 'fr';

export async function forwardMail(message: MessageRecord, to: string): Promise<WrittenMail> {
  const i18n = await createI18n(teamLocale);
  const { content, locale } = message;
  const { email } = content;
  const phone = message.form === 'contact' ? message.content.phoneNumber : '';
  const topic = topicOf(message, i18n);
  const sender = senderOf(message);
  const title = titleOf(message, i18n);
  const date = dateOf(message, i18n);
  const facts = [
    ...(topic ? [i18n._(msg`About: ${topic}`)] : []),
    i18n._(msg`From: ${sender} <${email}>`),
    ...(phone ? [i18n._(msg`Telephone: ${phone}`)] : []),
    i18n._(msg`Written on: ${date}`),
    i18n._(msg`Language of the page: ${locale}`),
  ];
  return {
    to,
    replyTo: email,
    ...renderEmail({
      lang: teamLocale,
      title,
      paragraphs: [facts.join('\n'), content.message],
      smallPrint: [i18n._(msg`Replies to this email go to the person who wrote.`)],
    }),
  };
}

/** Tells the sender that the message is there. It quotes nothing: the address may be somebody else's. */
export async function receiptMail(message: MessageRecord): Promise<WrittenMail> {
  const { content, locale } = message;
  const i18n = await createI18n(locale);
  const date = dateOf(message, i18n);
  const { name, email } = site;
  const subject = i18n._(msg`Your message has arrived`);
  return {
    to: content.email,
    ...renderEmail({
      lang: locale,
      title: subject,
      paragraphs: [
        i18n._(msg`We have received the message that you wrote on ${date}.`),
        i18n._(msg`A person will read it and answer you. There is nothing more you need to do.`),
      ],
      smallPrint: [
        i18n._(
          msg`You are receiving this because this address was given in a form on the ${name} site. If it was not you, write to ${email} and we will delete the message.`,
        ),
      ],
    }),
  };
}

function titleOf(message: MessageRecord, i18n: I18n): string {
  if (message.form === 'team') {
    const { object } = message.content;
    return i18n._(msg`For the team: ${object}`);
  }
  const sender = senderOf(message);
  return i18n._(msg`Message from ${sender}`);
}

function topicOf(message: MessageRecord, i18n: I18n): string | undefined {
  const topic = message.form === 'contact' ? message.content.topic : undefined;
  return topic && i18n._(topicWords[topic].name);
}

function senderOf(message: MessageRecord): string {
  if (message.form === 'team') return message.content.name;
  const { firstName, lastName } = message.content;
  return `${firstName} ${lastName}`;
}

function dateOf({ createdAt }: MessageRecord, i18n: I18n): string {
  return i18n.date(new Date(createdAt), { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });
}
