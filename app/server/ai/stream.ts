import * as z from 'zod';

import type { ModelConversation, Usage } from './model-call';
import { ModelError } from './model-error';
import { faultOfStatus } from './model-fault';
import { readEvents } from './read-events';
import { fetchUnlessPage, type ServiceSettings } from './service';

const defaultMs = { firstChunk: 20_000, chunk: 10_000, total: 120_000 };

/**
 * Text as it comes. Throws `ModelError`, or the reason of `signal`; leaving the loop closes the connection. The protocol
 * is read here and not by the SDK: of two hundred streams each took it nine times the memory, and delayed each word.
 */
export async function* stream(
  settings: ServiceSettings,
  call: ModelConversation,
  signal: AbortSignal,
  usage: Usage,
): AsyncGenerator<string, void> {
  const { firstChunkMs = defaultMs.firstChunk, chunkMs = defaultMs.chunk, totalMs = defaultMs.total } = call;
  const ours = new AbortController();
  const leave = () => ours.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  const giveUp = () => ours.abort(new ModelError('timeout'));
  const total = setTimeout(giveUp, totalMs);
  let timer = setTimeout(giveUp, firstChunkMs);
  let begun = false;
  try {
    let finishReason: string | undefined;
    for await (const event of readEvents(await ask(settings, call, ours.signal))) {
      const { text, thought, finished, tokens } = readChunk(event);
      finishReason ??= finished;
      if (tokens) Object.assign(usage, tokens);
      if (!text && !thought) continue;
      // The reader's own time does not count.
      clearTimeout(timer);
      if (text) {
        begun = true;
        yield text;
      }
      timer = setTimeout(giveUp, chunkMs);
    }
    assertWhole(finishReason, begun);
  } catch (error) {
    if (ours.signal.aborted) throw ours.signal.reason;
    if (error instanceof ModelError) throw error;
    throw new ModelError(begun ? 'cut' : 'unavailable');
  } finally {
    clearTimeout(timer);
    clearTimeout(total);
    signal.removeEventListener('abort', leave);
    // Leaving the loop does not close the connection to the service: this does.
    ours.abort();
  }
}

async function ask(
  { baseUrl, model, apiKey }: ServiceSettings,
  { system, messages, maxOutputTokens }: ModelConversation,
  signal: AbortSignal,
): Promise<Response> {
  signal.throwIfAborted();
  const response = await fetchUnlessPage(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({
      model,
      messages: [{ role: 'system', content: system }, ...messages],
      max_tokens: maxOutputTokens,
      stream: true,
      stream_options: { include_usage: true },
    }),
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new ModelError(faultOfStatus(response.status), response.status);
}

const text = z.string().nullish();

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: text, reasoning_content: text }).nullish(),
        finish_reason: text,
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/** Throws at what is no chunk of an answer, such as an error that is told in its place. */
function readChunk(event: string) {
  const { choices, usage } = chunkSchema.parse(JSON.parse(event));
  const [choice] = choices;
  return {
    text: choice?.delta?.content,
    thought: choice?.delta?.reasoning_content,
    finished: choice?.finish_reason ?? undefined,
    tokens: usage && { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens },
  };
}

function assertWhole(finishReason: string | undefined, begun: boolean): void {
  if (finishReason === 'content_filter') throw new ModelError('refused');
  if (begun && finishReason !== 'stop') throw new ModelError('cut');
  if (!begun) throw new ModelError('empty');
}
