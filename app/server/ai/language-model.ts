import type * as z from 'zod';

import type { Database } from '#app/server/db/database';
import type { Log } from '#app/server/log';
import { wholeAnswer } from './whole-answer';
import { createGuard } from './guard';
import type { ModelCall, ModelConversation } from './model-call';
import { ModelError } from './model-error';
import { createService, type ServiceSettings } from './service';
import { streamAnswer } from './stream-answer';

export type { ModelCall, ModelConversation };

export type LanguageModel = {
  /** `LLM_MODEL`. */
  name: string;
  /**
   * The answer, checked by the schema. Throws `ModelError`, or the signal's reason when the caller aborts. Never tries
   * twice: that is the workflow's part.
   */
  complete<Schema extends z.ZodType>(call: ModelCall<Schema>, signal: AbortSignal): Promise<z.output<Schema>>;
  /**
   * Text as it comes. Ends, or throws `ModelError` (what has come by then stands), or the signal's reason. Leaving the
   * loop or aborting closes the connection to the service at once.
   */
  stream(call: ModelConversation, signal: AbortSignal): AsyncIterable<string>;
};

export type ModelSettings = ServiceSettings & {
  /** Tokens a day, in and out together, over all processes. */
  dailyTokens: number;
};

type Parts = {
  database: Database;
  log: Log;
  /** Epoch milliseconds; tests set it. */
  now?: () => number;
};

/** A client of any OpenAI-compatible service, with its daily budget, circuit breaker and one log line a call. */
export function createLanguageModel(settings: ModelSettings, parts: Parts): LanguageModel {
  const service = createService(settings);
  const guard = createGuard({ now: Date.now, ...parts, dailyTokens: settings.dailyTokens });
  return {
    name: settings.model,
    async complete(call, signal) {
      const ticket = await guard.admit(call, call.system + call.prompt, signal);
      try {
        const answer = await wholeAnswer(service, call, signal, ticket.meter);
        ticket.outcome = 'answered';
        return answer;
      } catch (error) {
        if (error instanceof ModelError) ticket.outcome = error.kind;
        throw error;
      } finally {
        await ticket.end();
      }
    },
    async *stream(call, signal) {
      const said = call.messages.map(({ content }) => content).join('');
      const ticket = await guard.admit(call, call.system + said, signal);
      try {
        yield* streamAnswer(service, call, signal, ticket.meter);
        ticket.outcome = 'answered';
      } catch (error) {
        if (error instanceof ModelError) ticket.outcome = error.kind;
        throw error;
      } finally {
        await ticket.end();
      }
    },
  };
}
