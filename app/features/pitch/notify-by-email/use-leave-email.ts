import { useMutationState, useQueryClient } from '@tanstack/react-query';

import { leaveEmail } from '../pitch.functions';
import { pitchQuery } from '../pitch.queries';
import { useSoleMutation } from '../ui/use-sole-mutation';

/** Why an address was not taken; `retryAfter` in seconds. */
export type LeavingProblem =
  | { kind: 'email-invalid' | 'email-disposable' | 'failed' }
  | { kind: 'too-many'; retryAfter: number };

/** Leaves an address for the news of a failed pitch, which sends the pitch to work again. */
export function useLeaveEmail(id: string) {
  const queryClient = useQueryClient();
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });

  const leaving = useSoleMutation({
    mutationKey: leavingKey(id),
    mutationFn: async (email: string) => {
      if (!email.includes('@')) throw new Refusal({ ok: false, error: 'email-invalid' });
      const answer = await leaveEmail({ data: { id, email } });
      if (answer.ok) return;
      if (answer.error === 'gone') void lookAgain();
      throw new Refusal(answer);
    },
    onSuccess: () => {
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

/** True when an address was left for this pitch since the page was loaded. */
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
    case 'gone':
      return { kind: 'failed' };
    default:
      return { kind: answer.error };
  }
}

/** Anything unexpected, such as a broken network, is a request that did not arrive. */
function problemOf(error: Error): LeavingProblem {
  return error instanceof Refusal ? error.problem : { kind: 'failed' };
}
