import { type Locale, locales } from '#app/i18n/locales';
import { memoizeByLocale } from '#app/i18n/memoize-by-locale';
import { ok, refused } from '#app/lib/result';
import type { Chatbot, ContentSource } from '#app/server/content/content-source';
import type { Env } from '#app/server/env';
import type { RequestContext } from '#app/server/http/request-context';
import { answerUnavailable } from '#app/server/http/server-functions/unavailable';
import { unlessUnavailable } from '#app/server/content/unless-unavailable';
import type { ChatbotResult, ChatbotsResult, ShownChatbot } from './chatbot';

/** Every chatbot, in its order; French texts for those that the visitor's language lacks (product 3.3). */
export async function chatbotsFor({ locale, services }: RequestContext): Promise<ChatbotsResult> {
  const chatbots = await unlessUnavailable(() => services.content.chatbots(locale));
  if (!chatbots) return refused('unavailable');
  return ok(chatbots.map((chatbot) => shownChatbot(chatbot, services, locale)));
}

/** One chatbot by its slug in any language. Gives its page the status 503 where the service fails. */
export async function chatbotFor(
  { slug }: { slug: string },
  { locale, services }: RequestContext,
): Promise<ChatbotResult> {
  const found = await unlessUnavailable(async () => ({
    chatbot: await findChatbot(services.content, { slug, locale }),
  }));
  if (!found) {
    answerUnavailable();
    return refused('unavailable');
  }
  const { chatbot } = found;
  // The first question does not wait for its index.
  if (chatbot?.slug === guideSlug) services.search.prepareAnswers(locale).catch(() => {});
  return chatbot ? ok(shownChatbot(chatbot, services, locale)) : refused('missing');
}

/** Without its prompt; active only where what answers is there. */
export function shownChatbot(
  { slug, name, description, image, active, example, lang }: Chatbot,
  { model, env }: { model?: object; env?: Pick<Env, 'llm'> },
  locale: Locale = lang,
): ShownChatbot {
  const guide = slug === guideSlug;
  return {
    slug,
    name,
    description,
    image,
    // The guide finds its answers in the site; the others ask a language model.
    active: active && (guide || model !== undefined),
    guide,
    answeredBy: model ? 'model' : 'search',
    modelIn: model && countryName(env?.llm?.hostedIn, locale),
    example,
    lang,
  };
}

const countries = memoizeByLocale((locale) => new Intl.DisplayNames([locale], { type: 'region' }));

/** Named here, not in the browser: the two may name some countries differently. */
function countryName(code: string | undefined, locale: Locale): string | undefined {
  return code && countries(locale).of(code);
}

export const guideSlug = 'guide';

/** By its slug in any language, in the visitor's where it has a text there. Rejects with a `ContentError`. */
export async function findChatbot(
  content: ContentSource,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<Chatbot | undefined> {
  const own = await content.chatbots(locale);
  const translated = own.find((chatbot) => chatbot.slug === slug);
  if (translated) return translated;
  const everywhere = (await Promise.all(locales.map((other) => content.chatbots(other)))).flat();
  const found = everywhere.find((chatbot) => chatbot.slug === slug);
  return own.find(({ documentId }) => documentId !== undefined && documentId === found?.documentId) ?? found;
}
