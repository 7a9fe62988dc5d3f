import { describe, expect, it } from 'vitest';

import type { Brief } from '#app/features/pitch/brief-schema';
import { findingsSchema } from '#app/features/pitch/pitch-schema';
import { plainText } from '#app/features/pitch/pitch';
import { readState } from '#app/features/pitch/server/stream/read-snapshot';
import { removePitch } from '#app/features/pitch/server/repository';
import { shownVersion } from '#app/features/pitch/snapshot';
import type { Database } from '#app/server/db/database';
import { fromJson } from '#app/server/db/json';
import { jobsFailed, jobsLeft, statusOf } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { addPitch } from '#tests/integration/support/rows';
import { until } from '#tests/integration/support/until';
import { brief, orderPitch, retryPitch, progressOf, whole } from './orders';
import { usePitches } from './use-pitches';

describe.each(dialects)('a pitch on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const pitches = usePitches();

  it('is made in six steps and then ready, in order, and leaves no job', async () => {
    const services = await pitches(await testDatabase().open());
    const id = await orderPitch(services);
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(await progressOf(services.database, id)).toEqual(whole);
    expect(await readState(services.database, id)).toMatchObject({ status: 'ready', revision: 7, shown: 1 });
    await until(async () => (await jobsLeft(services.database)) === 0);
  });

  it('has six findings, what to say and a score of it', async () => {
    const services = await pitches(await testDatabase().open());
    const id = await orderPitch(services);
    await until(async () => (await jobsLeft(services.database)) === 0);
    const state = await readState(services.database, id);
    if (!state) throw new Error('There is no pitch');
    expect(state.findings.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { finding } of state.findings) expect(plainText(finding)).not.toBe('');
    const { pitch, score } = shownVersion(state);
    expect(plainText(pitch?.oneLiner ?? [])).not.toBe('');
    expect(score?.checks).toHaveLength(10);
    expect(score?.kept?.[0]?.stretches.some(({ said }) => said === 1)).toBe(true);
  });

  it('that fails says so once, and goes on at the failed step without running a saved one again', async () => {
    const database = await testDatabase().open();
    const failing = await pitches(database, { env: { PITCH_FAIL_STEP: '3' } });
    const id = await orderPitch(failing);
    await until(async () => (await statusOf(database, id)) === 'failed');
    expect(await progressOf(database, id)).toEqual(['step 1', 'step 2', 'failed']);
    const saved = await findingsOf(database, id);
    await failing.workflows.stop({ graceMs: 0 });

    const mended = await pitches(database);
    expect(await retryPitch(mended, id)).toBe(true);
    await until(async () => (await jobsLeft(database)) === 0);
    expect(await progressOf(database, id)).toEqual(whole);
    expect((await findingsOf(database, id)).slice(0, 2)).toEqual(saved);
  });

  it('cannot be tried again unless it has failed', async () => {
    const services = await pitches(await testDatabase().open());
    const id = await orderPitch(services);
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(await retryPitch(services, id)).toBe(false);
    expect(await progressOf(services.database, id)).toEqual(whole);
  });

  it('that is ready is not tried again for a failed job of former days, which goes with it', async () => {
    const services = await pitches(await testDatabase().open());
    const { database, workflows } = services;
    const id = await orderPitch(services);
    await until(async () => (await jobsLeft(database)) === 0);
    await workflows.stop({ graceMs: 0 });
    await database.transaction((t) => workflows.start(t, 'pitch', { id }, `pitch:${id}`));
    await database.query.updateTable('jobs').set({ status: 'failed' }).execute();
    expect(await retryPitch(services, id)).toBe(false);
    expect(await statusOf(database, id)).toBe('ready');
    await database.query
      .updateTable('jobs')
      .set({ key: `pitch:${id}:1` })
      .execute();
    await removePitch(services, id);
    expect(await jobsFailed(database)).toBe(0);
  });

  it('that is deleted in the middle leaves nothing behind, and no complaint', async () => {
    const services = await pitches(await testDatabase().open(), { env: { PITCH_STEP_DELAY_MS: '30' } });
    const id = await orderPitch(services);
    await until(async () => (await progressOf(services.database, id)).length > 1);
    await removePitch(services, id);
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect(await progressOf(services.database, id)).toEqual([]);
    expect(services.lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });

  it('whose language nobody knows fails for good', async () => {
    const services = await pitches(await testDatabase().open());
    const id = await services.database.transaction(async (t) => {
      const pitch = await addPitch(t);
      await t.updateTable('pitch_versions').set({ lang: 'xx' }).where('pitch_id', '=', pitch).execute();
      await services.workflows.start(t, 'pitch', { id: pitch }, `pitch:${pitch}`);
      return pitch;
    });
    await until(async () => (await statusOf(services.database, id)) === 'failed');
  });

  it('shows in no log line what was written, whether it is made, fails or is refused by the database', async () => {
    const database = await testDatabase().open();
    const made = await pitches(database);
    const id = await orderPitch(made, canaries);
    await until(async () => (await statusOf(database, id)) === 'ready');
    expect(JSON.stringify(await rowOf(database, id))).toMatch(/zorglub/i);
    await made.workflows.stop({ graceMs: 0 });

    const failing = await pitches(database, { env: { PITCH_FAIL_STEP: '6' } });
    const failed = await orderPitch(failing, canaries);
    await until(async () => (await statusOf(database, failed)) === 'failed');
    await failing.workflows.stop({ graceMs: 0 });

    const refused = dialect === 'postgres' ? await refusedByTheDatabase(database) : [];
    const lines = [...made.lines, ...failing.lines, ...refused];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => /zorglub/i.test(line))).toEqual([]);
  });

  /** PostgreSQL quotes the whole row that a constraint refuses. */
  async function refusedByTheDatabase(database: Database): Promise<string[]> {
    await testDatabase().administer(
      'alter table pitch_versions add constraint planted check (pitch is null) not valid',
    );
    const services = await pitches(database);
    const id = await orderPitch(services, canaries);
    await until(async () => (await statusOf(database, id)) === 'failed', 10_000);
    await testDatabase().administer('alter table pitch_versions drop constraint planted');
    expect(services.lines.join('')).toContain('planted');
    return services.lines;
  }
});

/** A word of its own in every field that a visitor writes. */
const canaries: Brief = {
  ...brief,
  description:
    'Zorglubin est une épicerie mobile pour les villages de Zorglubie. Elle a 340 clients zorglubiens.',
  usedBy: 'Les familles zorglubistes des villages',
  messagesAndValues: 'Zorglubitude',
};

async function rowOf(database: Database, id: string): Promise<unknown> {
  const { pitch, score } = await database.query
    .selectFrom('pitch_versions')
    .select(['pitch', 'score'])
    .where('pitch_id', '=', id)
    .executeTakeFirstOrThrow();
  return { pitch: JSON.parse(pitch ?? 'null'), score: JSON.parse(score ?? 'null') };
}

async function findingsOf(database: Database, id: string): Promise<unknown[]> {
  const { findings } = await database.query
    .selectFrom('pitches')
    .select('findings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return fromJson(findingsSchema, findings);
}
