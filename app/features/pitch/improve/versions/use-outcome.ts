import { useState } from 'react';

import type { PitchSnapshot } from '../../snapshot';
import { type Outcome, outcomeBetween } from './outcome';

/** What became of the last act since the page was opened, here or in another tab. */
export function useOutcome(snapshot: PitchSnapshot): Outcome | undefined {
  const [known, setKnown] = useState<{ snapshot: PitchSnapshot; outcome?: Outcome }>({ snapshot });
  if (known.snapshot === snapshot) return known.outcome;
  const outcome = outcomeBetween(known.snapshot, snapshot) ?? known.outcome;
  setKnown({ snapshot, outcome });
  return outcome;
}
