import { lazy, Suspense, useSyncExternalStore } from 'react';

import { untilThere } from '#app/lib/until-there';
import type { HistoryListProps } from './history-list';
import { loadHistory, watchHistory } from './history-storage';

const HistoryList = lazy(async () => {
  const { HistoryList: Loaded } = await untilThere(() => import('./history-list'));
  return { default: Loaded };
});

/** The pitches made in this browser, or nothing; the list's code comes only where there is one. */
export function PitchHistory(props: HistoryListProps) {
  const any = useSyncExternalStore(
    watchHistory,
    () => loadHistory() !== null,
    () => false,
  );
  return (
    any && (
      <Suspense>
        <HistoryList {...props} />
      </Suspense>
    )
  );
}
