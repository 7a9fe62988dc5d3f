import { useQueryClient } from '@tanstack/react-query';

import { pitchQuery } from '../pitch.queries';
import { useSoleMutation } from '../ui/use-sole-mutation';

/** Making another version the one that everybody sees. */
export type Showing = {
  show: (version: number) => void;
  busy: boolean;
  failed: boolean;
  /** The version that was shown last by this page. */
  turnedTo?: number;
};

/** Undo, redo and any other turn to a version that is there. */
export function useShowing(id: string): Showing {
  const queryClient = useQueryClient();
  const { mutate, isPending, isError, isSuccess, variables } = useSoleMutation({
    mutationKey: ['pitch', id, 'show'],
    mutationFn: async (version: number) => {
      const { showVersion } = await import('../pitch.functions');
      const { ok } = await showVersion({ data: { id, version } });
      if (!ok) throw new Error('The version was not shown');
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true }),
  });
  return { show: mutate, busy: isPending, failed: isError, turnedTo: isSuccess ? variables : undefined };
}
