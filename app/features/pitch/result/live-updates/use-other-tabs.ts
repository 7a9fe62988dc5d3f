import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { pitchQuery } from '../../pitch.queries';

/**
 * Keeps pages of one browser that show the same pitch together: each tells the others the revision that it has, and one
 * that is behind looks again. A page of another device finds out when it is looked at again.
 */
export function useOtherTabs(id: string, revision: number | undefined): void {
  const queryClient = useQueryClient();

  // What happens in another page is no event of this one's React tree.
  useEffect(() => {
    if (revision === undefined) return;
    const channel = new BroadcastChannel(`pitch:${id}`);
    channel.addEventListener('message', ({ data }) => {
      if (typeof data !== 'number' || data <= revision) return;
      void queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });
    });
    // A channel has no target: all of it is of this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(revision);
    return () => channel.close();
  }, [id, revision, queryClient]);
}
