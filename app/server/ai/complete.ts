import { type FinishReason, generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai';
import type * as z from 'zod';

import { parseAnswer } from './parse-answer';
import type { Usage, ModelCall } from './model-call';
import { ModelError } from './model-error';
import { modelFault } from './model-fault';
import type { Service } from './service';

const defaultTimeoutMs = 60_000;

/** Asks once and parses the answer by the schema of the call; counts tokens into `usage`. Throws a `ModelError`. */
export async function complete<Schema extends z.ZodType>(
  service: Service,
  call: ModelCall<Schema>,
  signal: AbortSignal,
  usage: Usage,
): Promise<z.output<Schema>> {
  const { text, usage: counted, finishReason } = await ask(service, call, signal);
  usage.tokensIn = counted?.inputTokens;
  usage.tokensOut = counted?.outputTokens;
  if (finishReason === 'length') throw new ModelError('cut');
  if (finishReason === 'content-filter') throw new ModelError('refused');
  return await parseAnswer(text, call.schema);
}

type Answer = {
  text: string;
  usage: LanguageModelUsage | undefined;
  finishReason: FinishReason | undefined;
};

async function ask(service: Service, call: ModelCall<z.ZodType>, signal: AbortSignal): Promise<Answer> {
  const deadline = AbortSignal.timeout(call.timeoutMs ?? defaultTimeoutMs);
  try {
    return await generateText({
      model: service,
      instructions: call.system,
      prompt: call.prompt,
      output: Output.object<unknown>({ schema: call.schema }),
      maxOutputTokens: call.maxOutputTokens,
      temperature: call.temperature,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, deadline]),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted) throw new ModelError('timeout');
    // Fences and prose around the JSON make the SDK give up; the text is still there to be parsed.
    if (NoObjectGeneratedError.isInstance(error)) return { ...error, text: error.text ?? '' };
    throw modelFault(error);
  }
}
