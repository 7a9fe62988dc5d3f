import type { Database } from '#app/server/db/database';
import type { Log } from '#app/server/log';
import type { Metrics } from '#app/server/metrics/metrics';
import { abortable } from '#app/server/workflows/interruptions';
import { createCircuit, type Report } from './circuit';
import { ModelError, type ModelErrorKind } from './model-error';
import { createCallRecord, type CallRecord } from './call-record';
import { countCalls } from './call-metrics';
import { createTokenBudget, type Reservation } from './token-budget';

/** The longest question, system words included: fits the 32,000 tokens of small models with room for the answer. */
const longestQuestionTokens = 16_000;

/** Cautious: French and Spanish take between three and four characters a token. */
const charactersPerToken = 3;

const circuitLimits = { failures: 5, openMs: 15_000 };

type ModelCall = { purpose: string; maxOutputTokens: number };

export type CallMiddleware = {
  /** Checks size, circuit breaker and daily budget. Throws `ModelError`, or the signal's reason. */
  begin(call: ModelCall, text: string, signal: AbortSignal): Promise<CallRecord>;
  /** False while the circuit is open: every call would be refused. */
  isAvailable(): boolean;
};

/** Refusals are logged: the budget once a day, the rest each time. */
export function createCallMiddleware(deps: {
  database: Database;
  log: Log;
  metrics: Metrics;
  now: () => number;
  dailyTokens: number;
}): CallMiddleware {
  const { database, log, metrics, now, dailyTokens } = deps;
  const counts = countCalls(metrics);
  const circuit = createCircuit({ ...circuitLimits, now });
  const budget = createTokenBudget(database, dailyTokens, now);
  let spentLoggedOn = '';

  return {
    isAvailable: circuit.isAvailable,

    async begin(call, text, signal) {
      signal.throwIfAborted();
      const question = Math.ceil(text.length / charactersPerToken);
      if (question > longestQuestionTokens) throw refusal(call, 'too-long');
      const report = await enterCircuit(signal);
      if (!report) throw refusal(call, 'circuit-open');
      const reservation = await reserve(call, question + call.maxOutputTokens, report);
      return createCallRecord({ purpose: call.purpose, report, reservation, budget, log, counts, now });
    },
  };

  /** What comes while the circuit is probed waits for the end of the probe. */
  async function enterCircuit(signal: AbortSignal): Promise<Report | undefined> {
    for (;;) {
      const report = circuit.enter();
      const probe = report ? undefined : circuit.probe();
      if (!probe) return report;
      await abortable(probe, signal);
    }
  }

  function refusal({ purpose }: ModelCall, outcome: ModelErrorKind): ModelError {
    log.warn({ purpose, ms: 0, outcome }, 'model call');
    counts.call(purpose, outcome);
    return new ModelError(outcome);
  }

  async function reserve({ purpose }: ModelCall, tokens: number, report: Report): Promise<Reservation> {
    try {
      const reservation = await budget.reserve(tokens);
      if (reservation) return reservation;
    } catch (error) {
      report(undefined);
      throw error;
    }
    report(undefined);
    tellOnceADay();
    counts.call(purpose, 'budget-spent');
    throw new ModelError('budget-spent');
  }

  function tellOnceADay(): void {
    const today = new Date(now()).toISOString().slice(0, 10);
    if (spentLoggedOn !== today)
      log.warn({ dailyTokens }, 'the tokens of the day for the language model are used up');
    spentLoggedOn = today;
  }
}
