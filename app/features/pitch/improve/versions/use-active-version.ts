import { useQueryClient } from '@tanstack/react-query';

import { pitchQuery } from '../../pitch.queries';
import { useExclusiveMutation } from '../../ui/use-exclusive-mutation';

export type ActiveVersion = {
  show: (version: number) => void;
  busy: boolean;
  failed: boolean;
};

/** Undo, redo, and opening any other version that is there. */
export function useActiveVersion(id: string): ActiveVersion {
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useExclusiveMutation({
    mutationKey: ['pitch', id, 'show'],
    mutationFn: async (version: number) => {
      const { showVersion } = await import('../../pitch.functions');
      const { ok } = await showVersion({ data: { id, version } });
      if (!ok) throw new Error('The version was not shown');
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true }),
  });
  return { show: mutate, busy: isPending, failed: isError };
}
