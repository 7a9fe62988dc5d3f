import { type FinishReason, streamText, type TextStreamPart, type ToolSet } from 'ai';

import type { Meter, ModelConversation } from './model-call';
import { ModelError } from './model-error';
import { modelFault } from './model-fault';
import type { Service } from './service';

const defaultMs = { firstChunk: 20_000, chunk: 10_000, total: 120_000 };

type Part = TextStreamPart<ToolSet>;

/** The answer's text as it comes; `meter` has the usage at its end. Ends and throws as `stream` does. */
export async function* streamAnswer(
  service: Service,
  call: ModelConversation,
  signal: AbortSignal,
  meter: Meter,
): AsyncGenerator<string, void> {
  const ours = new AbortController();
  const giveUp = () => ours.abort(new ModelError('timeout'));
  const total = setTimeout(giveUp, call.totalMs ?? defaultMs.total);
  let begun = false;
  try {
    let finishReason: FinishReason = 'other';
    for await (const part of patiently(ask(service, call, [signal, ours.signal]), call, giveUp)) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta' && part.text !== '') {
        begun = true;
        yield part.text;
      }
      if (part.type === 'finish') {
        finishReason = part.finishReason;
        meter.tokensIn = part.totalUsage.inputTokens;
        meter.tokensOut = part.totalUsage.outputTokens;
      }
    }
    // An abort ends the loop as if all had been said.
    signal.throwIfAborted();
    ours.signal.throwIfAborted();
    assertWhole(finishReason, begun);
  } catch (error) {
    signal.throwIfAborted();
    ours.signal.throwIfAborted();
    throw modelFault(error, begun);
  } finally {
    clearTimeout(total);
    // Leaving the loop does not close the connection to the service: this does.
    ours.abort();
  }
}

function ask(service: Service, call: ModelConversation, signals: AbortSignal[]): AsyncIterable<Part> {
  const { stream } = streamText({
    model: service,
    instructions: call.system,
    messages: call.messages,
    maxOutputTokens: call.maxOutputTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any(signals),
    // It would write the error, prompt and all, to the console; the stream carries it too.
    onError: () => {},
  });
  return stream;
}

/**
 * The parts as they come, giving up when what the model says is late. The time that the reader takes does not count,
 * and it never asks the SDK's stream to close, which could wait for what has stalled.
 */
async function* patiently(
  parts: AsyncIterable<Part>,
  { firstChunkMs = defaultMs.firstChunk, chunkMs = defaultMs.chunk }: ModelConversation,
  giveUp: () => void,
): AsyncGenerator<Part, void> {
  const iterator = parts[Symbol.asyncIterator]();
  let timer = setTimeout(giveUp, firstChunkMs);
  try {
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) return;
      if (!saysSomething(value)) {
        yield value;
        continue;
      }
      clearTimeout(timer);
      yield value;
      timer = setTimeout(giveUp, chunkMs);
    }
  } finally {
    clearTimeout(timer);
  }
}

function saysSomething({ type }: Part): boolean {
  return type === 'text-delta' || type === 'reasoning-delta';
}

function assertWhole(finishReason: FinishReason, begun: boolean): void {
  if (finishReason === 'content-filter') throw new ModelError('refused');
  if (begun && finishReason !== 'stop') throw new ModelError('cut');
  if (!begun) throw new ModelError('empty');
}
