import { useEffect, useRef } from 'react';

import { newRequestKey } from '#app/lib/forms/request-key';
import { answerTimeout } from '#app/lib/answer-timeout';
import { type SubmissionProblem, useSubmission } from '#app/lib/forms/submission';
import { checkoutBoxesVersion } from './checkout-boxes';

type Code = 'closed' | 'email-invalid' | 'email-disposable' | 'terms-changed' | 'unavailable' | 'too-many';

/** Why nothing was ordered. */
export type CheckoutProblem = SubmissionProblem<Code>;

/** Orders the report, and leaves for the page where it is paid. */
export function useCheckout({ pitch, shownCents }: { pitch: string | undefined; shownCents: number }) {
  const submission = useRef({ email: '', requestKey: '' });
  const { send, isPending, isSuccess, problem, reset } = useSubmission<string, { url: string }, Code>({
    post: async (email) => {
      // The same for every try, also over a lost answer; another address is another order.
      if (submission.current.email !== email) submission.current = { email, requestKey: newRequestKey() };
      const { requestKey } = submission.current;
      const agreed = {
        immediateStart: true,
        lossOfWithdrawal: true,
        consentVersion: checkoutBoxesVersion,
      } as const;
      const { openCheckout } = await import('../report.functions');
      const answer = await openCheckout({
        data: { requestKey, email, pitch, shownCents, ...agreed },
        signal: answerTimeout(),
      });
      // What Stripe once answered for an order, it repeats for a day: the next try is another order.
      if (!answer.ok && answer.error === 'unavailable') submission.current = { email: '', requestKey: '' };
      return answer;
    },
    onSuccess: ({ url }) => window.location.assign(url),
  });

  // The browser may keep the page as it was left, and show it again to who comes back from the payment.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);

  return {
    order: send,
    /** Also while the browser leaves. */
    isPending: isPending || isSuccess,
    problem,
  };
}
