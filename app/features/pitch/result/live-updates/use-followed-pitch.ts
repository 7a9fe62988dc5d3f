import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { pitchQuery } from '../../pitch.queries';
import { isUnderWay, type PitchView } from '../../snapshot';
import { followPitch } from './follow-pitch';
import { useOtherTabs } from './use-other-tabs';

/**
 * The pitch as it is now; null when there is none, or no more. While more is to come, the stream sets it anew; `lost` is
 * true while the stream's connection is down.
 */
export function useFollowedPitch(id: string): { view: PitchView | null; lost: boolean } {
  const queryClient = useQueryClient();
  const { data: view } = useSuspenseQuery(pitchQuery(id));
  const [lost, setLost] = useState(false);
  const underWay = view !== null && isUnderWay(view);
  useOtherTabs(id, view?.revision);

  useEffect(() => {
    const { queryKey } = pitchQuery(id);
    const known = queryClient.getQueryData(queryKey);
    if (!underWay || !known) return;
    const leaving = new AbortController();
    void follow(known, leaving.signal);
    return () => leaving.abort();

    async function follow(start: PitchView, signal: AbortSignal): Promise<void> {
      for await (const message of followPitch(start, signal)) {
        if (signal.aborted) return;
        setLost(message.kind === 'lost');
        if (message.kind === 'gone') queryClient.setQueryData(queryKey, null);
        if (message.kind === 'snapshot') queryClient.setQueryData(queryKey, message.snapshot);
      }
    }
  }, [id, queryClient, underWay]);

  return { view, lost: underWay && lost };
}
