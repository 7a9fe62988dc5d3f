import { sql } from 'kysely';

import type { Services } from '#app/server/services';
import { pitchStatuses } from '../pitch-constants';

/** Of all processes on the database. */
export function measurePitches({ metrics, database }: Pick<Services, 'metrics' | 'database'>): void {
  metrics.gauge('pitches', 'Pitches that are kept, by their state.', async () => {
    const rows = await database.query
      .selectFrom('pitch_versions')
      .select((row) => ['status', row.fn.countAll<number>().as('pitches')])
      // In the words of the index, which a parameter would not match.
      .where('version', '=', sql.lit(1))
      .groupBy('status')
      .execute();
    const counted = new Map<string, number>(rows.map(({ status, pitches }) => [status, Number(pitches)]));
    return pitchStatuses.map((state) => ({ labels: { state }, value: counted.get(state) ?? 0 }));
  });
}
