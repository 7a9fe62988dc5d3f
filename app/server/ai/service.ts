import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel as Service } from 'ai';

import { ModelError } from './model-error';

export type { Service };

export type ServiceSettings = {
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
};

/** An OpenAI-compatible service as the SDK’s model. */
export function createService({ baseUrl, model, apiKey }: ServiceSettings): Service {
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: fetchUnlessPage,
  });
  return provider(model);
}

/** A proxy's page with status 200 is no answer: the SDK would call it final, or read a stream of nothing from it. */
export async function fetchUnlessPage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok && response.headers.get('content-type')?.includes('text/html')) {
    await response.body?.cancel();
    throw new ModelError('unavailable', response.status);
  }
  return response;
}
