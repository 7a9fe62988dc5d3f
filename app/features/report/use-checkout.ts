import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { newRequestKey } from '#app/lib/request-key';
import type { CheckoutRequest } from './checkout';
import { consentVersion } from './consent';

/** Why nothing was ordered; `retryAfter` in seconds. */
export type CheckoutProblem =
  | {
      kind:
        | 'closed'
        | 'email-invalid'
        | 'email-disposable'
        | 'terms-changed'
        | 'unavailable'
        | 'failed'
        | 'offline';
    }
  | { kind: 'too-many'; retryAfter: number };

const timeoutMs = 30_000;

/** Orders the report, once however often it is pressed, and leaves for the page where it is paid. */
export function useCheckout({ pitch, shownCents }: { pitch: string | undefined; shownCents: number }) {
  const submission = useRef({ email: '', requestKey: '' });
  const ordering = useMutation<void, Refusal, string>({
    // Fails at once without a network: it would else wait in silence.
    networkMode: 'always',
    mutationFn: async (email) => {
      // The same for every try, also over a lost answer; another address is another order.
      if (submission.current.email !== email) submission.current = { email, requestKey: newRequestKey() };
      const { requestKey } = submission.current;
      const agreed = { immediateStart: true, lossOfWithdrawal: true, consentVersion } as const;
      const data = { requestKey, email, pitch, shownCents, ...agreed };
      const result = await post({ data, signal: AbortSignal.timeout(timeoutMs) }).catch(() => refuse());
      if (!result.ok) {
        throw new Refusal(
          result.error === 'too-many'
            ? { kind: result.error, retryAfter: result.retryAfter }
            : { kind: result.error },
        );
      }
      window.location.assign(result.value.url);
    },
  });
  return {
    order: (email: string, onError: () => void) => {
      if (!ordering.isPending) ordering.mutate(email, { onError });
    },
    /** Also while the browser leaves. */
    isPending: ordering.isPending || ordering.isSuccess,
    problem: ordering.error?.problem,
  };
}

class Refusal extends Error {
  readonly problem: CheckoutProblem;

  constructor(problem: CheckoutProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

type Request = { data: CheckoutRequest; signal: AbortSignal };

async function post(request: Request) {
  const { openCheckout } = await import('./report.functions');
  return openCheckout(request);
}

function refuse(): never {
  throw new Refusal({ kind: navigator.onLine ? 'failed' : 'offline' });
}
