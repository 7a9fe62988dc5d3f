import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { newRequestKey } from '#app/lib/request-key';
import { answerTimeoutMs, failSubmission, SubmissionError } from '#app/lib/submission';
import type { WithdrawalRequest, WithdrawalStatement } from './withdrawal';

export type WithdrawalProblem =
  | { kind: 'email-invalid' | 'failed' | 'offline' }
  | { kind: 'too-many'; retryAfter: number };

/** Sends a statement of withdrawal, once however often it is confirmed. */
export function useWithdrawal(order: string | undefined) {
  const [requestKey] = useState(newRequestKey);
  const sending = useMutation<{ at: number }, SubmissionError<WithdrawalProblem>, WithdrawalStatement>({
    // Fails at once without a network: it would else wait in silence.
    networkMode: 'always',
    mutationFn: async (statement) => {
      const data = { requestKey, statement, order };
      const request = { data, signal: AbortSignal.timeout(answerTimeoutMs) };
      const result = await post(request).catch(() => failSubmission('failed'));
      if (result.ok) return result.value;
      throw new SubmissionError<WithdrawalProblem>(
        result.error === 'too-many'
          ? { kind: result.error, retryAfter: result.retryAfter }
          : { kind: result.error },
      );
    },
  });
  return {
    send: (statement: WithdrawalStatement) => {
      if (!sending.isPending) sending.mutate(statement);
    },
    isPending: sending.isPending,
    problem: sending.error?.problem,
    /** Once it is stored: when it was sent, in epoch ms. */
    sentAt: sending.data?.at,
    forget: sending.reset,
  };
}

type Request = { data: WithdrawalRequest; signal: AbortSignal };

async function post(request: Request) {
  const { withdraw } = await import('./report.functions');
  return withdraw(request);
}
