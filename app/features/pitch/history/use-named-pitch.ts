import { useEffect } from 'react';

import { plainText } from '../pitch';
import { type PitchSnapshot, shownVersion } from '../snapshot';
import { loadHistory } from './history-storage';

/** Calls a pitch of this browser by its one-liner in the history, once that is known. */
export function useNamedPitch(snapshot: PitchSnapshot): void {
  const { pitch, lang } = shownVersion(snapshot);
  const title = snapshot.mine && pitch ? plainText(pitch.oneLiner) : undefined;

  // The history is the browser's own, and no part of what is shown.
  useEffect(() => {
    if (title === undefined || loadHistory() === null) return;
    void import('./history').then(({ namePitch }) => namePitch(snapshot.id, title, lang));
  }, [snapshot.id, title, lang]);
}
