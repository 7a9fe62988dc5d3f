import { sql } from 'kysely';

import type { Migration } from './migrate';

/** Pitches are counted by their state without a look at their texts. */
export const indexPitchStates: Migration = {
  name: '0015-pitch-states',
  async up(t) {
    await sql`create index pitch_states on pitch_versions (status) where version = 1`.execute(t);
  },
};
