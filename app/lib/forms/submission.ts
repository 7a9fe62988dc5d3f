import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

import type { Refusal, Result } from '../result';

/** Why a form was not taken: its server refused it with that code, or did not answer. `retryAfter` in seconds. */
export type SubmissionProblem<Code extends string> = ProblemOf<Code | 'failed' | 'offline'>;

type ProblemOf<Code extends string> = Code extends 'too-many'
  ? { kind: Code; retryAfter: number }
  : { kind: Code };

/** A form was not taken: `problem.kind` says why, and the screen has the words. */
export class SubmissionError<Problem extends { kind: string }> extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

type Options<Sent, Value, Code extends string, Problem extends { kind: string }> = {
  /** Refuses by what it answers, or by a `SubmissionError`; whatever else it throws is no answer. */
  post: (sent: Sent) => Promise<Result<Value, Code>>;
} & Pick<
  UseMutationOptions<Value, SubmissionError<Problem>, Sent>,
  'mutationKey' | 'onSuccess' | 'onSettled'
>;

/** Sends a form, once however often it is pressed. `Own`: problems besides those that the server has a code for. */
export function useSubmission<Sent, Value, Code extends string, Own extends { kind: string } = never>({
  post,
  ...options
}: Options<Sent, Value, Code, SubmissionProblem<Code> | Own>) {
  const isBusy = useRef(false);
  const sending = useMutation<Value, SubmissionError<SubmissionProblem<Code> | Own>, Sent>({
    // Fails at once without a network: it would else wait in silence.
    networkMode: 'always',
    ...options,
    mutationFn: async (sent) => {
      try {
        const answer = await post(sent);
        if (answer.ok) return answer.value;
        throw new SubmissionError(problemOf(answer));
      } catch (error) {
        throw error instanceof SubmissionError ? error : submissionFailed('failed');
      } finally {
        isBusy.current = false;
      }
    },
  });
  const send: typeof sending.mutate = (...call) => {
    if (isBusy.current) return;
    isBusy.current = true;
    sending.mutate(...call);
  };
  return { ...sending, send, problem: sending.error?.problem };
}

/** Without a network everything fails, whatever it was that failed first. */
export function submissionFailed(kind: 'failed' | 'robot') {
  return new SubmissionError({ kind: navigator.onLine ? kind : 'offline' });
}

function problemOf<Code extends string>(refusal: Refusal<Code>): ProblemOf<Code>;
function problemOf({ error, retryAfter }: { error: string; retryAfter?: number }) {
  return retryAfter === undefined ? { kind: error } : { kind: error, retryAfter };
}
