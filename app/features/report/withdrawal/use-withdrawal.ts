import { useState } from 'react';

import { newRequestKey } from '#app/lib/forms/request-key';
import { answerTimeout } from '#app/lib/answer-timeout';
import { type SubmissionProblem, useSubmission } from '#app/lib/forms/submission';
import type { WithdrawalStatement } from './withdrawal';

type Code = 'email-invalid' | 'too-many';

export type WithdrawalProblem = SubmissionProblem<Code>;

/** Sends a statement of withdrawal, once however often it is confirmed. */
export function useWithdrawal(order: string | undefined) {
  const [requestKey] = useState(newRequestKey);
  const sending = useSubmission<WithdrawalStatement, { at: number; isMailSure: boolean }, Code>({
    post: async (statement) => {
      const { withdraw } = await import('../report.functions');
      return withdraw({ data: { requestKey, statement, order }, signal: answerTimeout() });
    },
  });
  return {
    send: (statement: WithdrawalStatement) => sending.send(statement),
    isPending: sending.isPending,
    problem: sending.problem,
    /** Once it is stored: when it was sent, in epoch ms, and whether a mail is sure to acknowledge it. */
    sent: sending.data,
    forget: sending.reset,
  };
}
