import * as z from 'zod';

import type { Chatbot } from '../../content-source';
import type { StoredChatbot } from '../../lists';
import { languageOf } from './article';
import { readPicture } from './picture';
import { fieldsOf, text } from './strapi';

const fieldsOfChatbot = z.object({
  documentId: text,
  slug: z
    .string()
    .min(1)
    .transform((slug) => slug.normalize('NFC')),
  name: text,
  description: text,
  image: z.unknown().optional(),
  order: z.number().catch(Number.MAX_SAFE_INTEGER),
  // Only `false` says that it is not.
  active: z.boolean().nullish().catch(undefined),
  prompt: text,
  exampleQuestion: text,
  exampleAnswer: text,
  publishedAt: z.string().nullish(),
  locale: text,
});

/** Undefined for what is no chatbot, and for a draft. */
export function readChatbot(entity: unknown, mediaBase: string | undefined): StoredChatbot | undefined {
  const { data } = fieldsOfChatbot.safeParse(fieldsOf(entity));
  // A type without drafts has no such field.
  if (!data || data.publishedAt === null) return undefined;
  const chatbot: Chatbot = {
    slug: data.slug,
    name: data.name ?? data.slug,
    description: data.description ?? '',
    image: readPicture(data.image, mediaBase),
    order: data.order,
    active: data.active !== false,
    prompt: data.prompt,
    example:
      data.exampleQuestion && data.exampleAnswer
        ? { question: data.exampleQuestion, answer: data.exampleAnswer }
        : undefined,
    lang: languageOf(data.locale),
  };
  return { chatbot, documentId: data.documentId };
}
