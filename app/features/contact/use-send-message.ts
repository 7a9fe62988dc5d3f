import { useMutation } from '@tanstack/react-query';

import { answerTimeoutMs, failSubmission, SubmissionError } from '#app/lib/submission';
import type { MessageFaults } from './contact';
import type { Submission } from './message-schema';

export type SendProblem =
  | { kind: 'failed' | 'offline' | 'robot' }
  | { kind: 'invalid'; faults: MessageFaults }
  | { kind: 'too-many'; retryAfter: number };

type Steps = {
  check: (submission: Submission) => Promise<MessageFaults>;
  answerRobotCheck: () => Promise<string>;
};

/** Nothing is sent that `check` finds faults in. */
export function useSendMessage({ check, answerRobotCheck }: Steps) {
  const sending = useMutation<void, SubmissionError<SendProblem>, Submission>({
    // Fails at once without a network: it would else wait in silence.
    networkMode: 'always',
    mutationFn: async (submission) => {
      const faults = await check(submission).catch(() => failSubmission('failed'));
      if (Object.keys(faults).length > 0) throw new SubmissionError<SendProblem>({ kind: 'invalid', faults });
      const robotCheck = await answerRobotCheck().catch(() => failSubmission('robot'));
      const request = { data: { ...submission, robotCheck }, signal: AbortSignal.timeout(answerTimeoutMs) };
      const result = await post(request).catch(() => failSubmission('failed'));
      if (!result.ok) throw new SubmissionError<SendProblem>(problemOf(result));
    },
  });
  return {
    send: sending.mutate,
    isPending: sending.isPending,
    isSent: sending.isSuccess,
    sent: sending.variables,
    problem: sending.error?.problem,
    reset: sending.reset,
  };
}

async function post(request: { data: Submission; signal: AbortSignal }) {
  const { sendMessage } = await import('./contact.functions');
  return sendMessage(request);
}

type Refused = Exclude<Awaited<ReturnType<typeof post>>, { ok: true }>;

function problemOf(result: Refused): SendProblem {
  switch (result.error) {
    case 'email-invalid':
      return { kind: 'invalid', faults: { email: result.error } };
    case 'phone-invalid':
      return { kind: 'invalid', faults: { phoneNumber: result.error } };
    case 'too-many':
      return { kind: 'too-many', retryAfter: result.retryAfter };
    case 'robot':
      return { kind: 'robot' };
  }
}
