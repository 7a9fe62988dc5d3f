import { useMutation } from '@tanstack/react-query';

import type { MessageFaults } from './contact';
import type { Submission } from './message-schema';

export type SendProblem =
  | { kind: 'failed' | 'offline' | 'robot' }
  | { kind: 'invalid'; faults: MessageFaults }
  | { kind: 'too-many'; retryAfter: number };

/** How long an answer may take, in ms; the same submission can be sent again. */
const timeoutMs = 30_000;

type Steps = {
  check: (submission: Submission) => Promise<MessageFaults>;
  answerRobotCheck: () => Promise<string>;
};

/** Nothing is sent that `check` finds faults in. */
export function useSendMessage({ check, answerRobotCheck }: Steps) {
  const sending = useMutation<void, Refusal, Submission>({
    // Fails at once without a network: it would else wait in silence.
    networkMode: 'always',
    mutationFn: async (submission) => {
      const faults = await check(submission).catch(() => refuse('failed'));
      if (Object.keys(faults).length > 0) throw new Refusal({ kind: 'invalid', faults });
      const robotCheck = await answerRobotCheck().catch(() => refuse('robot'));
      const request = { data: { ...submission, robotCheck }, signal: AbortSignal.timeout(timeoutMs) };
      const result = await post(request).catch(() => refuse('failed'));
      if (!result.ok) throw new Refusal(problemOf(result));
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

class Refusal extends Error {
  readonly problem: SendProblem;

  constructor(problem: SendProblem) {
    super(problem.kind);
    this.problem = problem;
  }
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

/** Without a network everything fails, whatever it was that failed first. */
function refuse(kind: 'robot' | 'failed'): never {
  throw new Refusal({ kind: navigator.onLine ? kind : 'offline' });
}
