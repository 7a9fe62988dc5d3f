import { useState } from 'react';

import type { PitchSnapshot } from '../../snapshot';
import { type LastAct, lastActBetween } from './last-act';

/** What became of the last act since the page was opened, here or in another tab. */
export function useLastAct(snapshot: PitchSnapshot): LastAct | undefined {
  const [known, setKnown] = useState<{ snapshot: PitchSnapshot; lastAct?: LastAct }>({ snapshot });
  if (known.snapshot === snapshot) return known.lastAct;
  const lastAct = lastActBetween(known.snapshot, snapshot) ?? known.lastAct;
  setKnown({ snapshot, lastAct });
  return lastAct;
}
