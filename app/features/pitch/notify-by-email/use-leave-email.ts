import { useMutationState, useQueryClient } from '@tanstack/react-query';

import { answerTimeout } from '#app/lib/answer-timeout';
import { refused } from '#app/lib/result';
import { type SubmissionProblem, useSubmission } from '#app/lib/forms/submission';
import { pitchQuery } from '../pitch.queries';

type Code = 'email-invalid' | 'email-disposable' | 'address-taken' | 'failed' | 'too-many';

export type LeavingProblem = SubmissionProblem<Code>;

/** `onRegistered` is called even when the stream was faster and the form is gone. */
export function useLeaveEmail(id: string, onRegistered: () => void) {
  const queryClient = useQueryClient();
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });

  const leaving = useSubmission<string, undefined, Code>({
    mutationKey: leavingKey(id),
    post: async (email) => {
      if (!email.includes('@')) return refused('email-invalid');
      const { leaveEmail } = await import('../pitch.functions');
      const answer = await leaveEmail({ data: { id, email }, signal: answerTimeout() });
      if (answer.ok || (answer.error !== 'missing' && answer.error !== 'not-needed')) return answer;
      // Another page of this browser was faster, or the work itself: this one shows what there is now.
      void lookAgain();
      return refused('failed');
    },
    onSuccess: () => {
      onRegistered();
      // Not waited for: the request is registered, whatever becomes of this look.
      void lookAgain();
    },
  });
  return {
    leave: leaving.send,
    problem: leaving.problem,
    pending: leaving.isPending,
    registered: leaving.isSuccess,
  };
}

/** True once an address was left for this pitch since the page was loaded. */
export function useHasJustLeft(id: string): boolean {
  return useMutationState({ filters: { mutationKey: leavingKey(id), status: 'success' } }).length > 0;
}

const leavingKey = (id: string) => ['pitch', id, 'leave-email'];
