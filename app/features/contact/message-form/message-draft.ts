import {
  type MessageField,
  type FormName,
  messageFields,
  type MessageTopic,
  messageTopics,
} from '../contact';
import type { Message } from '../message-schema';

export type MessageDraft = Record<MessageField, string>;

/** Most come by way of a button that asks for a demo: it is chosen until another is. */
const firstTopic: MessageTopic = 'demo';

export const emptyDraft: MessageDraft = {
  topic: firstTopic,
  firstName: '',
  lastName: '',
  name: '',
  email: '',
  phoneNumber: '',
  object: '',
  message: '',
};

/** What a tab kept of a form. The key goes with it: sent again after a reload, it is the same submission. */
export function parseStoredMessage(stored: unknown): { requestKey: string; draft: MessageDraft } | undefined {
  if (!isObject(stored) || typeof stored.requestKey !== 'string' || !isObject(stored.draft)) return undefined;
  const draft = { ...emptyDraft };
  for (const field of messageFields) {
    const typed = stored.draft[field];
    if (typeof typed === 'string') draft[field] = typed;
  }
  return { requestKey: stored.requestKey, draft };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function messageFormId(form: FormName): string {
  return `${form}-message-form`;
}

export function topicOf({ topic }: MessageDraft): MessageTopic {
  return messageTopics.find((known) => known === topic) ?? firstTopic;
}

export function messageOf(form: FormName, draft: MessageDraft): Message {
  const { firstName, lastName, name, email, phoneNumber, object, message } = draft;
  return form === 'contact'
    ? { form, content: { topic: topicOf(draft), firstName, lastName, email, phoneNumber, message } }
    : { form, content: { name, email, object, message } };
}
