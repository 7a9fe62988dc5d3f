import { describe, it } from 'vitest';

import { useTestDatabase } from '#tests/integration/support/databases';
import { survivePitchKills } from './kills';

describe('a server that is killed, on sqlite', () => {
  const testDatabase = useTestDatabase('sqlite');

  // Fifty processes one after the other, in `npm test` beside the browser tests.
  it('makes 160 pitches ready through 50 kills', () => survivePitchKills(testDatabase(), 50), 600_000);
});
