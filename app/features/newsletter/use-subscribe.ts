import { useMutation } from '@tanstack/react-query';

import { answerTimeoutMs, failSubmission, SubmissionError } from '#app/lib/submission';
import type { Subscription } from './newsletter';

/** Why an address was not taken; `retryAfter` in seconds. */
export type SubscribeProblem =
  | { kind: 'email-invalid' | 'email-disposable' | 'robot' | 'failed' | 'offline' }
  | { kind: 'too-many'; retryAfter: number };

type RobotCheck = { answer: () => Promise<string>; reset: () => void };

type Call = { data: Subscription; signal: AbortSignal };

type Wish = { email: string; website: string };

export function useSubscribe(robot: RobotCheck) {
  const subscribing = useMutation<void, SubmissionError<SubscribeProblem>, Wish>({
    // Fails at once without a network: it would else wait in silence.
    networkMode: 'always',
    mutationFn: async ({ email, website }) => {
      if (!email.includes('@')) throw new SubmissionError<SubscribeProblem>({ kind: 'email-invalid' });
      const robotCheck = await robot.answer().catch(() => failSubmission('robot'));
      const request = { data: { email, website, robotCheck }, signal: AbortSignal.timeout(answerTimeoutMs) };
      const result = await send(request).catch(() => failSubmission('failed'));
      if (result.ok) return;
      throw new SubmissionError<SubscribeProblem>(
        result.error === 'too-many'
          ? { kind: result.error, retryAfter: result.retryAfter }
          : { kind: result.error },
      );
    },
    // A challenge is spent with its answer, whatever became of it.
    onSettled: (_done, refusal) => {
      if (refusal?.problem.kind !== 'email-invalid') robot.reset();
    },
  });
  return {
    subscribe: (wish: Wish, onError: () => void) => {
      if (!subscribing.isPending) subscribing.mutate(wish, { onError });
    },
    isPending: subscribing.isPending,
    problem: subscribing.error?.problem,
    /** The address, once a mail is on its way to it. */
    asked: subscribing.isSuccess ? subscribing.variables.email : undefined,
  };
}

async function send(request: Call) {
  const { subscribe } = await import('./newsletter.functions');
  return subscribe(request);
}
