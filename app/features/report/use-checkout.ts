import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { newRequestKey } from '#app/lib/request-key';
import { answerTimeoutMs, failSubmission, SubmissionError } from '#app/lib/submission';
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

/** Orders the report, once however often it is pressed, and leaves for the page where it is paid. */
export function useCheckout({ pitch, shownCents }: { pitch: string | undefined; shownCents: number }) {
  const submission = useRef({ email: '', requestKey: '' });
  const ordering = useMutation<void, SubmissionError<CheckoutProblem>, string>({
    // Fails at once without a network: it would else wait in silence.
    networkMode: 'always',
    mutationFn: async (email) => {
      // The same for every try, also over a lost answer; another address is another order.
      if (submission.current.email !== email) submission.current = { email, requestKey: newRequestKey() };
      const { requestKey } = submission.current;
      const agreed = { immediateStart: true, lossOfWithdrawal: true, consentVersion } as const;
      const data = { requestKey, email, pitch, shownCents, ...agreed };
      const request = { data, signal: AbortSignal.timeout(answerTimeoutMs) };
      const result = await post(request).catch(() => failSubmission('failed'));
      if (!result.ok) {
        throw new SubmissionError<CheckoutProblem>(
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

type Request = { data: CheckoutRequest; signal: AbortSignal };

async function post(request: Request) {
  const { openCheckout } = await import('./report.functions');
  return openCheckout(request);
}
