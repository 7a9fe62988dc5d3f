import { describe, it } from 'vitest';

import { dialects, usePlace } from '#tests/integration/support/places';
import { survivePitchKills } from './kills';

describe.runIf(dialects.includes('postgres'))('a server that is killed, on postgres', () => {
  const place = usePlace('postgres');

  it('makes 160 pitches ready through 50 kills', () => survivePitchKills(place(), 50), 600_000);
});
