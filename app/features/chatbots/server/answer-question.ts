import type { RequestContext } from '#app/server/http/request-context';
import { overLimit } from '#app/server/http/server-functions/over-limit';
import { streamLines } from '#app/server/http/server-functions/stream-lines';
import { unlessUnavailable } from '#app/server/content/unless-unavailable';
import type { AnswerLine, ChatRequest } from '../chat';
import { findChatbot, guideSlug, shownChatbot } from '../chatbot.server';
import { answerFromKnowledge } from './general-knowledge';
import { answerFromSite } from './guide';

/** When to come back with too many answers under way, in seconds. */
const retryAfterSeconds = 10;

/**
 * The answer to a question, a line of JSON for each piece of it (`AnswerLine`). The words of the visitor are kept
 * nowhere. Status 429 over the limit of questions, or with too many answers under way. While the content service is away it is
 * 200: an answer of 5xx loses its body.
 */
export async function answerFor(request: ChatRequest, visitor: RequestContext): Promise<Response> {
  const { services, locale, ip } = visitor;
  const found = await unlessUnavailable(async () => ({
    chatbot: await findChatbot(services.content, { slug: request.slug, locale }),
  }));
  if (!found) return failed(200, { failure: 'away', retryAfter: 30 });
  const { chatbot } = found;
  if (!chatbot || !shownChatbot(chatbot, services).active) return failed(200, { failure: 'closed' });
  const release = services.rateLimits.openStream(ip);
  if (!release) return failed(429, { failure: 'busy', retryAfter: retryAfterSeconds });
  const limited = await overLimit('chat', visitor).catch((error: unknown) => {
    release();
    throw error;
  });
  if (limited) {
    release();
    return failed(429, { failure: 'too-many', retryAfter: limited.retryAfter });
  }
  const answer = chatbot.slug === guideSlug ? answerFromSite : answerFromKnowledge;
  return streamLines(
    (signal) => answer({ ...request, chatbot, locale, signal }, services),
    services,
    release,
  );
}

function failed(status: number, failure: Omit<Extract<AnswerLine, { kind: 'failed' }>, 'kind'>): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
  };
  if (failure.retryAfter !== undefined) headers['retry-after'] = String(failure.retryAfter);
  return new Response(`${JSON.stringify({ kind: 'failed', ...failure })}\n`, { status, headers });
}
