import { useQueryClient } from '@tanstack/react-query';

import type { Refinement } from '../pitch';
import { refinePitch } from '../pitch.functions';
import { pitchQuery } from '../pitch.queries';
import { isBeingWritten, type PitchSnapshot } from '../snapshot';
import { useSoleMutation } from '../ui/use-sole-mutation';

type Refusal = Exclude<Awaited<ReturnType<typeof refinePitch>>, { ok: true }>;

/** Why a version that was asked for is not there; `retryAfter` in seconds. `unreachable`: the server did not answer. */
export type RefineProblem = { asked: Refinement } & (
  | Exclude<Refusal, { error: 'note' }>
  | { error: 'unreachable' | 'failed' }
);

/** `insist`: the answer is to be taken even if it is a note, and no sentence. */
type Wish = { asked: Refinement; insist: boolean };

/** Asking for another version of the pitch, one at a time. */
export type Refining = {
  ask: (asked: Refinement, insist?: boolean) => void;
  /** While a version is asked for or being written. */
  busy: boolean;
  /** What became of the last wish, when it came to nothing. */
  problem?: RefineProblem;
  /** The last wish, when it was an answer in notes: it is taken when it is asked for once more. */
  note?: Refinement;
};

/** Refinements of the version that is shown. `onTaken` is called with what was asked once the server has taken it. */
export function useRefining(snapshot: PitchSnapshot, onTaken: (asked: Refinement) => void): Refining {
  const queryClient = useQueryClient();
  const { id, shown: from, versions } = snapshot;
  const { mutate, isPending, isError, data, variables } = useSoleMutation({
    mutationKey: ['pitch', id, 'refine'],
    mutationFn: ({ asked, insist }: Wish) => refinePitch({ data: { id, from, asked, insist } }),
    onSuccess: async (answer, { asked }) => {
      if (!answer.ok && answer.error === 'note') return;
      // The snapshot with the new version opens the stream again.
      await queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });
      if (answer.ok) onTaken(asked);
    },
  });
  const refused = isPending || !data || data.ok ? undefined : data;

  function problem(): RefineProblem | undefined {
    if (isPending || refused?.error === 'note') return undefined;
    if (variables && isError) return { asked: variables.asked, error: 'unreachable' };
    if (variables && refused) return { asked: variables.asked, ...refused };
    const last = versions.at(-1);
    return last?.asked && last.status === 'failed' ? { asked: last.asked, error: 'failed' } : undefined;
  }
  return {
    ask: (asked, insist = false) => mutate({ asked, insist }),
    busy: isPending || versions.some(isBeingWritten),
    problem: problem(),
    note: refused?.error === 'note' ? variables?.asked : undefined,
  };
}

/** The question that a refinement answers; undefined for any other. */
export function questionOf(asked: Refinement | undefined): string | undefined {
  return asked?.kind === 'answer' ? asked.question : undefined;
}
