import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { newRequestKey } from '#app/lib/request-key';
import type { WithdrawalRequest, WithdrawalStatement } from './withdrawal';

export type WithdrawalProblem =
  | { kind: 'email-invalid' | 'failed' | 'offline' }
  | { kind: 'too-many'; retryAfter: number };

const timeoutMs = 30_000;

/** Sends a statement of withdrawal, once however often it is confirmed. */
export function useWithdrawal(order: string | undefined) {
  const [requestKey] = useState(newRequestKey);
  const sending = useMutation<{ at: number }, Refusal, WithdrawalStatement>({
    // Fails at once without a network: it would else wait in silence.
    networkMode: 'always',
    mutationFn: async (statement) => {
      const data = { requestKey, statement, order };
      const result = await post({ data, signal: AbortSignal.timeout(timeoutMs) }).catch(() => refuse());
      if (result.ok) return result.value;
      throw new Refusal(
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

class Refusal extends Error {
  readonly problem: WithdrawalProblem;

  constructor(problem: WithdrawalProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

type Request = { data: WithdrawalRequest; signal: AbortSignal };

async function post(request: Request) {
  const { withdraw } = await import('./report.functions');
  return withdraw(request);
}

function refuse(): never {
  throw new Refusal({ kind: navigator.onLine ? 'failed' : 'offline' });
}
