import { useQueryClient } from '@tanstack/react-query';

import { answerTimeout } from '#app/lib/answer-timeout';
import { pitchQuery } from '../../pitch.queries';
import { retryAfterOf } from '../../ui/retry-after';
import { useExclusiveMutation } from '../../ui/use-exclusive-mutation';

export type ActiveVersion = {
  show: (version: number) => void;
  busy: boolean;
  failed: boolean;
  /** Why it failed, in seconds: the limit of versions shown was reached. */
  retryAfter: number | undefined;
};

/** Undo, redo, and opening any other version that is there. */
export function useActiveVersion(id: string): ActiveVersion {
  const queryClient = useQueryClient();
  const { mutate, isPending, isError, data } = useExclusiveMutation({
    mutationKey: ['pitch', id, 'show'],
    mutationFn: async (version: number) => {
      const { showVersion } = await import('../../pitch.functions');
      return showVersion({ data: { id, version }, signal: answerTimeout() });
    },
    onSuccess: async ({ ok }) => {
      if (ok) await queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });
    },
  });
  return {
    show: mutate,
    busy: isPending,
    failed: isError || data?.ok === false,
    retryAfter: retryAfterOf(data),
  };
}
