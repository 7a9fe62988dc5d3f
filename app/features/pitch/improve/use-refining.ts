import { useQueryClient } from '@tanstack/react-query';

import { answerTimeout } from '#app/lib/answer-timeout';
import type { Refinement, RefinementRequest } from '../pitch';
import type { refinePitch } from '../pitch.functions';
import { pitchQuery } from '../pitch.queries';
import { isBeingWritten, type PitchSnapshot } from '../snapshot';
import { useExclusiveMutation } from '../ui/use-exclusive-mutation';

type Refusal = Exclude<Awaited<ReturnType<typeof refinePitch>>, { ok: true }>;

/** Why a version that was asked for is not there; `retryAfter` in seconds. `unreachable`: the server did not answer. */
export type RefineProblem = { refinement: Refinement } & (Refusal | { error: 'unreachable' | 'failed' });

/** `insist`: the answer is to be taken even if it is a note, and no sentence. */
type RefineRequest = { refinement: RefinementRequest; insist: boolean };

/** Asking for another version of the pitch, one at a time. */
export type Refining = {
  ask: (refinement: RefinementRequest, insist?: boolean) => void;
  /** While a version is asked for or being written. */
  busy: boolean;
  /** What is on its way to the server, until its version is here. */
  asking: RefinementRequest | undefined;
  /** What became of the last wish, when it came to nothing. */
  problem?: RefineProblem;
  /** The last wish, when it was an answer in notes: it is taken when it is asked for once more. */
  note?: RefinementRequest;
};

/** Refinements of the version that is shown. `onAccepted` is called with what was asked once the server has taken it. */
export function useRefining(snapshot: PitchSnapshot, onAccepted: (refinement: Refinement) => void): Refining {
  const queryClient = useQueryClient();
  const { id, shown: from, versions } = snapshot;
  const { mutate, isPending, isError, data, variables } = useExclusiveMutation({
    mutationKey: ['pitch', id, 'refine'],
    mutationFn: async ({ refinement, insist }: RefineRequest) => {
      const functions = await import('../pitch.functions');
      return functions.refinePitch({ data: { id, from, refinement, insist }, signal: answerTimeout() });
    },
    onSuccess: async (answer, { refinement }) => {
      if (answer.ok && answer.value === 'note') return;
      // The snapshot with the new version opens the stream again.
      await queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });
      if (answer.ok) onAccepted(refinement);
    },
    onError: () => {
      // Its answer may be all that was lost. Not waited for: off the network it would never end.
      void queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });
    },
  });
  const answer = isPending ? undefined : data;
  const note = answer?.ok && answer.value === 'note' ? variables?.refinement : undefined;

  function problem(): RefineProblem | undefined {
    if (isPending || note) return undefined;
    if (variables && isError) return { refinement: variables.refinement, error: 'unreachable' };
    if (variables && answer && !answer.ok) return { refinement: variables.refinement, ...answer };
    const last = versions.at(-1);
    return last?.refinement && last.status === 'failed'
      ? { refinement: last.refinement, error: 'failed' }
      : undefined;
  }
  return {
    ask: (refinement, insist = false) => mutate({ refinement, insist }),
    busy: isPending || versions.some(isBeingWritten),
    asking: isPending ? variables?.refinement : undefined,
    problem: problem(),
    note,
  };
}

/** The question that a refinement answers; undefined for any other. */
export function questionOf(refinement: Refinement | undefined): string | undefined {
  return refinement?.kind === 'answer' ? refinement.question : undefined;
}
