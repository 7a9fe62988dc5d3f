import * as z from 'zod';

import type { ModelConversation, Usage } from './model-call';
import { ModelError } from './model-error';
import { faultOfStatus } from './model-fault';
import { readEvents } from './read-events';
import { fetchUnlessPage, type ServiceSettings } from './service';

const defaultMs = { firstChunk: 20_000, chunk: 10_000, life: 10_000, total: 120_000 };

/**
 * Text as it comes, and an empty one now and then while the model thinks: readers take silence for a lost line. Throws
 * `ModelError`, or the reason of `signal`; leaving the loop closes the connection. The protocol is read here and not by the
 * SDK: of two hundred streams each took it nine times the memory, and delayed each word.
 */
export async function* stream(
  settings: ServiceSettings,
  call: ModelConversation,
  signal: AbortSignal,
  usage: Usage,
): AsyncGenerator<string, void> {
  const { firstChunkMs = defaultMs.firstChunk, chunkMs = defaultMs.chunk } = call;
  const { lifeMs = defaultMs.life, totalMs = defaultMs.total } = call;
  const ours = new AbortController();
  const leave = () => ours.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  const giveUp = () => ours.abort(new ModelError('timeout'));
  const total = setTimeout(giveUp, totalMs);
  let timer = setTimeout(giveUp, firstChunkMs);
  let begun = false;
  let heardAt = Date.now();
  try {
    let finishReason: string | undefined;
    for await (const events of readEvents(await ask(settings, call, ours.signal))) {
      const { piece, thought, finished, tokens, fault } = readTogether(events);
      finishReason ??= finished;
      if (tokens) Object.assign(usage, tokens);
      if (piece || thought) {
        // The reader's own time does not count.
        clearTimeout(timer);
        begun ||= piece !== '';
        if (piece || Date.now() - heardAt >= lifeMs) {
          yield piece;
          heardAt = Date.now();
        }
        timer = setTimeout(giveUp, chunkMs);
      }
      if (fault) throw fault;
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
        // Services name a thought in either way.
        delta: z.object({ content: text, reasoning_content: text, reasoning: text }).nullish(),
        finish_reason: text,
      }),
    )
    .default([]),
  /** Some services tell a fault in the place of a chunk. */
  error: z.null().optional(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

type Together = {
  piece: string;
  thought: boolean;
  finished?: string | undefined;
  tokens?: Usage | undefined;
  /** The service sent something else than a chunk, such as an error; reading stops there. */
  fault?: Error;
};

/** What arrived together goes on together: all that follows is paid for each piece. */
function readTogether(events: readonly string[]): Together {
  const together: Together = { piece: '', thought: false };
  for (const event of events) {
    const chunk = chunkOf(event);
    if (!chunk) return { ...together, fault: new Error('The model sent what is no chunk of an answer') };
    const [choice] = chunk.choices;
    together.piece += choice?.delta?.content ?? '';
    together.thought ||= Boolean(choice?.delta?.reasoning_content || choice?.delta?.reasoning);
    together.finished ??= choice?.finish_reason ?? undefined;
    if (chunk.usage)
      together.tokens = { tokensIn: chunk.usage.prompt_tokens, tokensOut: chunk.usage.completion_tokens };
  }
  return together;
}

function chunkOf(event: string): z.output<typeof chunkSchema> | undefined {
  try {
    return chunkSchema.parse(JSON.parse(event));
  } catch {
    return undefined;
  }
}

function assertWhole(finishReason: string | undefined, begun: boolean): void {
  if (finishReason === 'content_filter') throw new ModelError('refused');
  if (begun && finishReason !== 'stop') throw new ModelError('cut');
  if (!begun) throw new ModelError('empty');
}
