import type * as z from 'zod';

import type { Database } from '#app/server/db/database';
import type { Log } from '#app/server/log';
import type { Metrics } from '#app/server/metrics/metrics';
import { complete } from './complete';
import { createCallMiddleware } from './call-middleware';
import type { ModelCall, ModelConversation } from './model-call';
import { ModelError } from './model-error';
import { createService, type ServiceSettings } from './service';
import { stream } from './stream';

export type { ModelCall, ModelConversation };

export type LanguageModel = {
  name: string;
  /** False while the circuit breaker is open: every call is refused at once. */
  isAvailable(): boolean;
  /** The answer, checked by the schema. Never retries: workflows do. Throws `ModelError`, or the signal's reason. */
  complete<Schema extends z.ZodType>(call: ModelCall<Schema>, signal: AbortSignal): Promise<z.output<Schema>>;
  /** Text as it comes, empty while the model thinks. Throws `ModelError` or the signal's reason; leaving the loop closes the connection. */
  stream(call: ModelConversation, signal: AbortSignal): AsyncIterable<string>;
};

export type ModelSettings = ServiceSettings & {
  dailyTokens: number;
};

type Deps = {
  database: Database;
  log: Log;
  metrics: Metrics;
  now?: () => number;
};

/** The client of a language model, behind its daily budget, circuit breaker and log. */
export function createLanguageModel(settings: ModelSettings, deps: Deps): LanguageModel {
  const service = createService(settings);
  const middleware = createCallMiddleware({ now: Date.now, ...deps, dailyTokens: settings.dailyTokens });
  return {
    name: settings.model,
    isAvailable: middleware.isAvailable,
    async complete(call, signal) {
      const record = await middleware.begin(call, call.system + call.prompt, signal);
      try {
        const answer = await complete(service, call, signal, record.usage);
        record.outcome = 'answered';
        return answer;
      } catch (error) {
        if (error instanceof ModelError) record.outcome = error.kind;
        throw error;
      } finally {
        await record.end();
      }
    },
    async *stream(call, signal) {
      const messages = call.messages.map(({ content }) => content).join('');
      const record = await middleware.begin(call, call.system + messages, signal);
      try {
        yield* stream(settings, call, signal, record.usage);
        record.outcome = 'answered';
      } catch (error) {
        if (error instanceof ModelError) record.outcome = error.kind;
        throw error;
      } finally {
        await record.end();
      }
    },
  };
}
