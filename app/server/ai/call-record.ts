import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';
import type { CallCounts } from './call-metrics';
import type { Report } from './circuit';
import type { Usage } from './model-call';
import type { ModelErrorKind } from './model-error';
import type { Reservation, TokenBudget } from './token-budget';

export type Outcome = 'answered' | 'left' | ModelErrorKind;

export type CallRecord = {
  usage: Usage;
  outcome: Outcome;
  /** Tells the circuit, writes the log line, settles the budget. Never throws. */
  end(): Promise<void>;
};

type Deps = {
  purpose: string;
  report: Report;
  reservation: Reservation;
  budget: TokenBudget;
  log: Log;
  counts: CallCounts;
  now: () => number;
};

export function createCallRecord({
  purpose,
  report,
  reservation,
  budget,
  log,
  counts,
  now,
}: Deps): CallRecord {
  const began = now();
  const record: CallRecord = {
    usage: {},
    outcome: 'left',
    async end() {
      const { usage, outcome } = record;
      report(speaksForService(outcome));
      const expected = outcome === 'answered' || outcome === 'left';
      log[expected ? 'info' : 'warn']({ purpose, ms: now() - began, ...usage, outcome }, 'model call');
      counts.call(purpose, outcome);
      counts.tokens(usage);
      try {
        await budget.settle(reservation, tokensUsed(usage, outcome) ?? reservation.tokens);
      } catch (error) {
        log.error(errorFacts(error), 'the tokens of a model call stay reserved');
      }
    },
  };
  return record;
}

function speaksForService(outcome: Outcome): boolean | undefined {
  if (outcome === 'left' || outcome === 'cut') return undefined;
  return !['timeout', 'rate-limited', 'unavailable'].includes(outcome);
}

function tokensUsed({ tokensIn, tokensOut }: Usage, outcome: Outcome): number | undefined {
  if (tokensIn !== undefined || tokensOut !== undefined) return (tokensIn ?? 0) + (tokensOut ?? 0);
  return ['rate-limited', 'unavailable', 'refused'].includes(outcome) ? 0 : undefined;
}
