import { useQueryClient } from '@tanstack/react-query';

import type { Refinement } from '../pitch';
import { refinePitch } from '../pitch.functions';
import { pitchQuery } from '../pitch.queries';
import { isBeingWritten, type PitchSnapshot } from '../story';
import { useSoleMutation } from '../use-sole-mutation';

type Answer = Awaited<ReturnType<typeof refinePitch>>;

/** Why a version that was asked for is not there; `retryAfter` in seconds. `unreachable`: the server did not answer. */
export type RefineProblem = { asked: Refinement } & (
  | Exclude<Answer, { ok: true }>
  | { error: 'unreachable' | 'failed' }
);

/** Asking for another version of the pitch, one at a time. */
export type Refining = {
  ask: (asked: Refinement) => void;
  /** While a version is asked for or being written. */
  busy: boolean;
  /** What became of the last wish, when it came to nothing. */
  problem?: RefineProblem;
};

/** Refinements of the version that is shown. `onTaken` is called with what was asked once the server has taken it. */
export function useRefining(snapshot: PitchSnapshot, onTaken: (asked: Refinement) => void): Refining {
  const queryClient = useQueryClient();
  const { id, shown: from, versions } = snapshot;
  const { mutate, isPending, isError, data, variables } = useSoleMutation({
    mutationKey: ['pitch', id, 'refine'],
    mutationFn: (asked: Refinement) => refinePitch({ data: { id, from, asked } }),
    onSuccess: async (answer, asked) => {
      // The snapshot with the new version opens the stream again.
      await queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });
      if (answer.ok) onTaken(asked);
    },
  });

  function problem(): RefineProblem | undefined {
    if (isPending) return undefined;
    if (variables && isError) return { asked: variables, error: 'unreachable' };
    if (variables && data && !data.ok) return { asked: variables, ...data };
    const last = versions.at(-1);
    return last?.asked && last.status === 'failed' ? { asked: last.asked, error: 'failed' } : undefined;
  }
  return { ask: mutate, busy: isPending || versions.some(isBeingWritten), problem: problem() };
}

/** The question that the refinement which came to nothing answers; undefined for any other. */
export function questionOf(problem: RefineProblem | undefined): string | undefined {
  return problem?.asked.kind === 'answer' ? problem.asked.question : undefined;
}
