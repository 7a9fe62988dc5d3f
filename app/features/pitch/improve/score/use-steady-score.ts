import { useState } from 'react';

import { type PitchSnapshot, shownVersion } from '../../snapshot';

/**
 * The pitch, with the score of the version before while that of the shown one is worked out (`scoring`): else the page would lose a
 * screen of its height for a moment, and whoever pressed something their place on it.
 */
export function useSteadyScore(snapshot: PitchSnapshot): { snapshot: PitchSnapshot; scoring: boolean } {
  const shown = shownVersion(snapshot);
  const [last, setLast] = useState(shown.score);
  if (shown.score && shown.score !== last) setLast(shown.score);
  if (shown.score || !last) return { snapshot, scoring: false };
  const versions = snapshot.versions.map((one) => (one === shown ? { ...one, score: last } : one));
  return { snapshot: { ...snapshot, versions }, scoring: true };
}
