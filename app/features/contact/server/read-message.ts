import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { ok, refused, type Result } from '#app/lib/result';
import { fitsIn } from '#app/lib/text';
import { readAddress } from '#app/server/email/address';
import { messageLimits } from '../contact';
import type { Message } from '../message-schema';

/** The address as mail servers write it; a telephone number without a country is French. */
export function readMessage(message: Message): Result<Message, 'email-invalid' | 'phone-invalid'> {
  const read = readAddress(message.content.email);
  if (!read.ok) return refused('email-invalid');
  const email = read.address;
  if (message.form === 'team') return ok({ ...message, content: { ...message.content, email } });
  const phoneNumber = readPhone(message.content.phoneNumber);
  if (phoneNumber === undefined) return refused('phone-invalid');
  return ok({ ...message, content: { ...message.content, email, phoneNumber } });
}

/** As in `+33 6 12 34 56 78`; empty where none was given, undefined where it is none or too long as we write it. */
function readPhone(typed: string): string | undefined {
  if (typed === '') return '';
  const phone = parsePhoneNumberFromString(typed, 'FR');
  const written = phone?.isValid() ? phone.formatInternational() : undefined;
  return written !== undefined && fitsIn(written, messageLimits.phone) ? written : undefined;
}
