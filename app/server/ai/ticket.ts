import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';
import type { Leave } from './circuit';
import type { Meter } from './model-call';
import type { ModelErrorKind } from './model-error';
import type { Reservation, TokenBudget } from './token-budget';

/** `left`: the caller aborted, or left the loop. */
export type Outcome = 'answered' | 'left' | ModelErrorKind;

/** A call that was let through. Its maker sets `outcome` and `meter`, then ends it once, whatever happened. */
export type Ticket = {
  meter: Meter;
  outcome: Outcome;
  /** Tells the circuit, writes the log line, settles the budget. Never throws. */
  end(): Promise<void>;
};

type Parts = {
  purpose: string;
  leave: Leave;
  reservation: Reservation;
  budget: TokenBudget;
  log: Log;
  now: () => number;
};

/** For a call that begins now. */
export function createTicket({ purpose, leave, reservation, budget, log, now }: Parts): Ticket {
  const began = now();
  const ticket: Ticket = {
    meter: {},
    outcome: 'left',
    async end() {
      const { meter, outcome } = ticket;
      leave(speaksForService(outcome));
      const expected = outcome === 'answered' || outcome === 'left';
      log[expected ? 'info' : 'warn']({ purpose, ms: now() - began, ...meter, outcome }, 'model call');
      try {
        await budget.settle(reservation, tokensUsed(meter, outcome) ?? reservation.tokens);
      } catch (error) {
        log.error(errorFacts(error), 'the tokens of a model call stay reserved');
      }
    },
  };
  return ticket;
}

/** False: it fails; true: it works; undefined: no telling. */
function speaksForService(outcome: Outcome): boolean | undefined {
  if (outcome === 'left' || outcome === 'cut') return undefined;
  return !['timeout', 'rate-limited', 'unavailable'].includes(outcome);
}

/** Undefined when the service has not told and may have worked: then the whole reservation counts. */
function tokensUsed({ tokensIn, tokensOut }: Meter, outcome: Outcome): number | undefined {
  if (tokensIn !== undefined || tokensOut !== undefined) return (tokensIn ?? 0) + (tokensOut ?? 0);
  return ['rate-limited', 'unavailable', 'refused'].includes(outcome) ? 0 : undefined;
}
