import type { Database } from '#app/server/db/database';
import type { Log } from '#app/server/log';
import { createCircuit, type Leave } from './circuit';
import { ModelError, type ModelErrorKind } from './model-error';
import { createTicket, type Ticket } from './ticket';
import { createTokenBudget, type Reservation } from './token-budget';

/** The longest question, system words included: fits the 32,000 tokens of small models with room for the answer. */
const longestQuestionTokens = 16_000;

/** Cautious: French and Spanish take between three and four characters a token. */
const charactersPerToken = 3;

const leftAlone = { failures: 5, openMs: 15_000 };

type Asked = { purpose: string; maxOutputTokens: number };

/** What stands before and after each call. */
export type Guard = {
  /**
   * Lets a call pass: its size, the circuit breaker, the budget of the day. `text` is all that it says to the model.
   * Throws `ModelError`, or the signal's reason.
   */
  admit(call: Asked, text: string, signal: AbortSignal): Promise<Ticket>;
};

/** `now` gives epoch milliseconds. What refuses a call is logged: the budget once a day, the rest each time. */
export function createGuard(parts: {
  database: Database;
  log: Log;
  now: () => number;
  dailyTokens: number;
}): Guard {
  const { database, log, now, dailyTokens } = parts;
  const circuit = createCircuit({ ...leftAlone, now });
  const budget = createTokenBudget(database, dailyTokens, now);
  let spentTold = '';

  return {
    async admit(call, text, signal) {
      signal.throwIfAborted();
      const question = Math.ceil(text.length / charactersPerToken);
      if (question > longestQuestionTokens) throw refusal(call, 'too-long');
      const leave = circuit.enter();
      if (!leave) throw refusal(call, 'circuit-open');
      const reservation = await reserve(question + call.maxOutputTokens, leave);
      return createTicket({ purpose: call.purpose, leave, reservation, budget, log, now });
    },
  };

  function refusal({ purpose }: Asked, outcome: ModelErrorKind): ModelError {
    log.warn({ purpose, ms: 0, outcome }, 'model call');
    return new ModelError(outcome);
  }

  async function reserve(tokens: number, leave: Leave): Promise<Reservation> {
    try {
      const reservation = await budget.reserve(tokens);
      if (reservation) return reservation;
    } catch (error) {
      leave(undefined);
      throw error;
    }
    leave(undefined);
    tellOnceADay();
    throw new ModelError('budget-spent');
  }

  function tellOnceADay(): void {
    const today = new Date(now()).toISOString().slice(0, 10);
    if (spentTold !== today)
      log.warn({ dailyTokens }, 'the tokens of the day for the language model are used up');
    spentTold = today;
  }
}
