import { describe, expect, it } from 'vitest';

import { pitchJobs } from '#app/features/pitch/server/jobs';
import { startHourly } from '#app/server/workflows/hourly';
import { jobsLeft, statusOf } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { orderPitch } from './orders';
import { usePitches } from './use-pitches';

describe.each(dialects)('the purge of expired pitches on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const pitches = usePitches();

  it('removes those whose time is over, with all that belongs to them, and no other', async () => {
    const services = await pitches(await testDatabase().open());
    const { database } = services;
    const [old, young] = [await orderPitch(services), await orderPitch(services)];
    await until(async () => (await jobsLeft(database)) === 0);
    await database.query.updateTable('pitches').set({ expires_at: 1 }).where('id', '=', old).execute();
    const stop = startHourly(pitchJobs(services), services);
    await until(async () => (await statusOf(database, old)) === undefined);
    stop();
    expect(await statusOf(database, young)).toBe('ready');
    const rows = await database.query.selectFrom('pitch_versions').select('pitch_id').distinct().execute();
    expect(rows).toEqual([{ pitch_id: young }]);
  });

  it('ends the work on a pitch that expires while it waits', async () => {
    const services = await pitches(await testDatabase().open(), { env: { PITCH_STEP_DELAY_MS: '60000' } });
    const id = await orderPitch(services);
    await services.database.query.updateTable('pitches').set({ expires_at: 1 }).execute();
    const stop = startHourly(pitchJobs(services), services);
    await until(async () => (await statusOf(services.database, id)) === undefined);
    stop();
    await until(async () => (await jobsLeft(services.database)) === 0);
  });
});
