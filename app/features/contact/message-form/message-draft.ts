import {
  type MessageField,
  type MessageForm,
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
export function readKept(kept: unknown): { requestKey: string; draft: MessageDraft } | undefined {
  if (!isObject(kept) || typeof kept.requestKey !== 'string' || !isObject(kept.draft)) return undefined;
  const draft = { ...emptyDraft };
  for (const field of messageFields) {
    const typed = kept.draft[field];
    if (typeof typed === 'string') draft[field] = typed;
  }
  return { requestKey: kept.requestKey, draft };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function messageFormId(form: MessageForm): string {
  return `${form}-message-form`;
}

export function topicOf({ topic }: MessageDraft): MessageTopic {
  return messageTopics.find((known) => known === topic) ?? firstTopic;
}

export function messageOf(form: MessageForm, draft: MessageDraft): Message {
  const { firstName, lastName, name, email, phoneNumber, object, message } = draft;
  return form === 'contact'
    ? { form, content: { topic: topicOf(draft), firstName, lastName, email, phoneNumber, message } }
    : { form, content: { name, email, object, message } };
}
