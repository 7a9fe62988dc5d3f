import { useMutationState, useQueryClient } from '@tanstack/react-query';

import type { leaveEmail } from '../pitch.functions';
import { pitchQuery } from '../pitch.queries';
import { useExclusiveMutation } from '../ui/use-exclusive-mutation';

export type LeavingProblem =
  | { kind: 'email-invalid' | 'email-disposable' | 'address-taken' | 'failed' }
  | { kind: 'too-many'; retryAfter: number };

/** `onRegistered` is called even when the stream was faster and the form is gone. */
export function useLeaveEmail(id: string, onRegistered: () => void) {
  const queryClient = useQueryClient();
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });

  const leaving = useExclusiveMutation({
    mutationKey: leavingKey(id),
    mutationFn: async (email: string) => {
      if (!email.includes('@')) throw new Refusal({ ok: false, error: 'email-invalid' });
      const functions = await import('../pitch.functions');
      const answer = await functions.leaveEmail({ data: { id, email } });
      if (answer.ok) return;
      // Another page of this browser was faster, or the work itself: this one shows what there is now.
      if (answer.error === 'missing' || answer.error === 'not-needed') void lookAgain();
      throw new Refusal(answer);
    },
    onSuccess: () => {
      onRegistered();
      // Not waited for: the request is registered, whatever becomes of this look.
      void lookAgain();
    },
  });
  return {
    leave: leaving.mutate,
    problem: leaving.error ? problemOf(leaving.error) : undefined,
    pending: leaving.isPending,
    registered: leaving.isSuccess,
  };
}

/** True once an address was left for this pitch since the page was loaded. */
export function useHasJustLeft(id: string): boolean {
  return useMutationState({ filters: { mutationKey: leavingKey(id), status: 'success' } }).length > 0;
}

const leavingKey = (id: string) => ['pitch', id, 'leave-email'];

class Refusal extends Error {
  readonly problem: LeavingProblem;

  constructor(answer: Refused) {
    super(answer.error);
    this.problem = refusedFor(answer);
  }
}

type Refused = Exclude<Awaited<ReturnType<typeof leaveEmail>>, { ok: true }>;

function refusedFor(answer: Refused): LeavingProblem {
  switch (answer.error) {
    case 'too-many':
      return { kind: 'too-many', retryAfter: answer.retryAfter };
    case 'missing':
    case 'not-needed':
      return { kind: 'failed' };
    default:
      return { kind: answer.error };
  }
}

/** Anything unexpected, such as a broken network, is a request that did not arrive. */
function problemOf(error: Error): LeavingProblem {
  return error instanceof Refusal ? error.problem : { kind: 'failed' };
}
