import type { Locale } from '#app/i18n/locales';
import type { Chatbot } from '#app/server/content/content-source';
import type { ChatRequest } from '../chat';

/** A question on its way to an answer. `signal` aborts when the visitor leaves. */
export type ChatOrder = ChatRequest & { chatbot: Chatbot; locale: Locale; signal: AbortSignal };
