import { describe, it } from 'vitest';

import { usePlace } from '#tests/integration/support/places';
import { survivePitchKills } from './kills';

describe('a server that is killed, on sqlite', () => {
  const place = usePlace('sqlite');

  // Fifty processes one after the other, in `npm test` beside the browser tests.
  it('makes 160 pitches ready through 50 kills', () => survivePitchKills(place(), 50), 600_000);
});
