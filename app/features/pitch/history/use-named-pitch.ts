import { useEffect } from 'react';

import { plainText } from '../pitch';
import { type PitchSnapshot, shownVersion } from '../snapshot';
import { namePitch } from './change-history';

/** Calls a pitch of this browser by its one-liner in the history, once that is known. */
export function useNamedPitch(snapshot: PitchSnapshot): void {
  const { pitch, lang } = shownVersion(snapshot);
  const title = pitch ? plainText(pitch.oneLiner) : undefined;

  // The history is the browser's own, and no part of what is shown.
  useEffect(() => {
    if (title !== undefined) namePitch(snapshot.id, title, lang);
  }, [snapshot.id, title, lang]);
}
