import * as z from 'zod/mini';

import { isCleanText } from '#app/lib/clean-text';
import { fitsIn, isVisible } from '#app/lib/text';
import {
  faultCodes,
  type MessageFault,
  type MessageFaults,
  messageFields,
  type FormName,
  messageLimits,
  messageTopics,
} from './contact';

const fault = (code: MessageFault) => ({ error: code });

const text = (limit: number) =>
  z.string(fault('required')).check(
    z.refine(isCleanText, fault('unsafe-characters')),
    z.overwrite((typed) => (isVisible(typed) ? typed.trim() : '')),
    z.refine((typed) => fitsIn(typed, limit), fault('too-long')),
  );

/** A line break that was pasted into a line is a space. */
const line = (limit: number) => text(limit).check(z.overwrite((typed) => typed.replaceAll(/\s+/g, ' ')));

const filled = z.minLength(1, fault('required'));

// Whether mail can be sent to it is for the server to say.
const address = line(messageLimits.email).check(
  filled,
  z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, fault('email-invalid')),
);

/** False where no number is so short, with its country or in France; the server knows all that is none. */
function mayBePhone(typed: string): boolean {
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
  return typed === '' || digits >= (/[+＋]/.test(typed) ? 6 : 9);
}

export const contactSchema = z.strictObject({
  /** None in what was sent before it was asked. */
  topic: z.optional(z.enum(messageTopics, fault('required'))),
  firstName: line(messageLimits.name).check(filled),
  lastName: line(messageLimits.name).check(filled),
  email: address,
  /** As it was typed; empty where none was given. */
  phoneNumber: line(messageLimits.phone).check(z.refine(mayBePhone, fault('phone-invalid'))),
  message: text(messageLimits.message).check(filled),
});

export const teamSchema = z.strictObject({
  name: line(messageLimits.name).check(filled),
  email: address,
  object: line(messageLimits.subject).check(filled),
  message: text(messageLimits.message).check(filled),
});

const schemas = { contact: contactSchema, team: teamSchema };

export function messageFaults({ form, content }: { form: FormName; content: unknown }): MessageFaults {
  const faults: MessageFaults = {};
  for (const issue of schemas[form].safeParse(content).error?.issues ?? []) {
    const named = messageFields.find((field) => field === issue.path[0]);
    if (named) faults[named] ??= isMessageFault(issue.message) ? issue.message : 'required';
  }
  return faults;
}

function isMessageFault(value: unknown): value is MessageFault {
  return faultCodes.some((code) => code === value);
}

const submission = {
  /** 128 random bits, the same for every try of one submission. */
  requestKey: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** What `answerChallenge` gave. */
  robotCheck: z.string().check(z.maxLength(4000)),
  /** A field that people do not see. */
  website: z.string().check(z.maxLength(1000)),
};

export const submissionSchema = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('contact'), content: contactSchema, ...submission }),
  z.strictObject({ form: z.literal('team'), content: teamSchema, ...submission }),
]);

export type Message =
  | { form: 'contact'; content: z.infer<typeof contactSchema> }
  | { form: 'team'; content: z.infer<typeof teamSchema> };

export type Submission = z.infer<typeof submissionSchema>;
