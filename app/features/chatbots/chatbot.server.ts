import * as z from 'zod';

import { type Locale, locales } from '#app/i18n/locales';
import { isCleanText } from '#app/lib/text';
import { type Chatbot } from '#app/server/content/content-source';
import type { RequestContext } from '#app/server/http/request-context';
import { answerUnavailable } from '#app/server/http/unavailable';
import { runtime } from '#app/server/runtime';
import { unlessAway } from '#app/server/content/unless-away';
import type { ChatbotResult, ChatbotsResult, ShownChatbot } from './chatbot';

const addressSchema = z.strictObject({
  slug: z
    .string()
    .max(200)
    .refine(isCleanText)
    .transform((text) => text.normalize('NFC')),
});

/** Every chatbot, in its order; French texts for those that the visitor's language lacks (specification §9). */
export async function chatbotsFor({ locale }: RequestContext): Promise<ChatbotsResult> {
  const chatbots = await unlessAway(() => runtime().content.chatbots(locale));
  return chatbots
    ? { ok: true, chatbots: chatbots.map((chatbot) => shownChatbot(chatbot, runtime())) }
    : { ok: false, error: 'away' };
}

/** One chatbot by its slug in any language. Gives its page the status 503 where the service fails. */
export async function chatbotFor(input: unknown, { locale }: RequestContext): Promise<ChatbotResult> {
  const slug = addressSchema.safeParse(input).data?.slug;
  if (!slug) return { ok: false, error: 'missing' };
  const found = await unlessAway(async () => ({ chatbot: await findChatbot(slug, locale) }));
  if (!found) {
    answerUnavailable();
    return { ok: false, error: 'away' };
  }
  const { chatbot } = found;
  return chatbot ? { ok: true, chatbot: shownChatbot(chatbot, runtime()) } : { ok: false, error: 'missing' };
}

/** A chatbot as its page shows it: without its prompt, and active only with what it answers by. */
export function shownChatbot(
  { slug, name, description, image, active, lang }: Chatbot,
  { model }: { model?: object },
): ShownChatbot {
  const guide = slug === guideSlug;
  // The guide finds its answers in the site; the others ask a language model.
  return { slug, name, description, image, active: active && (guide || model !== undefined), guide, lang };
}

const guideSlug = 'guide';

async function findChatbot(slug: string, locale: Locale): Promise<Chatbot | undefined> {
  const { content } = runtime();
  const here = (await content.chatbots(locale)).find((chatbot) => chatbot.slug === slug);
  if (here) return here;
  const everywhere = await Promise.all(locales.map((other) => content.chatbots(other)));
  return everywhere.flat().find((chatbot) => chatbot.slug === slug);
}
