import { useSyncExternalStore } from 'react';

import { type HistoryEntry, parseHistory } from './history';
import { loadHistory, watchHistory } from './history-storage';

/** The pitches made in this browser, as this tab and the others leave them; none on the server. */
export function usePitchHistory(): HistoryEntry[] {
  return parseHistory(useSyncExternalStore(watchHistory, loadHistory, () => null));
}
