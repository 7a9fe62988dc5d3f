import { describe, it } from 'vitest';

import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { survivePitchKills } from './kills';

describe.runIf(dialects.includes('postgres'))('a server that is killed, on postgres', () => {
  const testDatabase = useTestDatabase('postgres');

  it('makes 160 pitches ready through 50 kills', () => survivePitchKills(testDatabase(), 50), 600_000);
});
