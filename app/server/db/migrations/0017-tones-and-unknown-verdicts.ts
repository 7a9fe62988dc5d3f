import { sql } from 'kysely';

import type { Migration } from './migrate';

/** Stored JSON says `tone` and `unknown`, as the code does. What a founder wrote has its quotes escaped, and stays as it is. */
export const renameTonesAndVerdicts: Migration = {
  name: '0017-tones-and-unknown-verdicts',
  async up(t) {
    await sql`
      update pitch_versions set refinement = replace(refinement, '"manner"', '"tone"')
      where refinement like '{"kind":"manner",%'
    `.execute(t);
    await sql`
      update pitch_versions set score = replace(score, '"verdict":"yours"', '"verdict":"unknown"')
      where score like '%"verdict":"yours"%'
    `.execute(t);
  },
};
