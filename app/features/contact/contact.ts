/** The forms that write to the company (product 11.1). */
export type FormName = 'contact' | 'team';

/** Characters as the visitor sees them (grapheme clusters). */
export const messageLimits = { name: 100, subject: 100, message: 5000, email: 254, phone: 40 } as const;

/** What is wrong with a field; the form chooses the words. */
export const faultCodes = [
  'required',
  'too-long',
  'unsafe-characters',
  'email-invalid',
  'phone-invalid',
] as const;
export type MessageFault = (typeof faultCodes)[number];

/** What a message to the company is about. */
export const messageTopics = ['demo', 'project', 'problem', 'other'] as const;
export type MessageTopic = (typeof messageTopics)[number];

export const messageFields = [
  'topic',
  'firstName',
  'lastName',
  'name',
  'email',
  'phoneNumber',
  'object',
  'message',
] as const;

export type MessageField = (typeof messageFields)[number];
export type MessageFaults = Partial<Record<MessageField, MessageFault>>;
