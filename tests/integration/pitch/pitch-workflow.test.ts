import { describe, expect, it } from 'vitest';

import { type Brief, plainText } from '#app/features/pitch/pitch';
import { eventsAfter } from '#app/features/pitch/pitch-events.server';
import { removePitch } from '#app/features/pitch/pitch-store.server';
import { applyEvent, type PitchSnapshot, shownVersion } from '#app/features/pitch/story';
import type { Database } from '#app/server/db/database';
import { jobsLeft, statusOf } from '#tests/integration/support/pitch-steps';
import { dialects, usePlace } from '#tests/integration/support/places';
import { addPitch } from '#tests/integration/support/rows';
import { until } from '#tests/integration/support/until';
import { brief, orderPitch, retryPitch, storyOf, wholeStory } from './orders';
import { usePitches } from './use-pitches';

describe.each(dialects)('a pitch on %s', (dialect) => {
  const place = usePlace(dialect);
  const pitches = usePitches();

  it('is made in six steps and then ready, in order, and leaves no job', async () => {
    const runtime = await pitches(await place().open());
    const id = await orderPitch(runtime);
    await until(async () => (await jobsLeft(runtime.database)) === 0);
    expect(await storyOf(id)).toEqual(wholeStory);
    expect((await eventsAfter(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await until(async () => (await jobsLeft(runtime.database)) === 0);
  });

  it('gives from its events a snapshot with six findings and the pitch that the row keeps', async () => {
    const runtime = await pitches(await place().open());
    const id = await orderPitch(runtime);
    await until(async () => (await jobsLeft(runtime.database)) === 0);
    const snapshot = (await eventsAfter(id, 0)).reduce(applyEvent, blank(id));
    expect(snapshot).toMatchObject({ status: 'ready', lastSeq: 8 });
    expect(snapshot.findings.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { finding } of snapshot.findings) expect(plainText(finding)).not.toBe('');
    const { pitch, score } = shownVersion(snapshot);
    expect(plainText(pitch?.oneLiner ?? [])).not.toBe('');
    expect(score?.checks).toHaveLength(10);
    expect(await rowOf(runtime.database, id)).toEqual({ pitch, score });
  });

  it('that fails says so once, and goes on at the failed step without running a saved one again', async () => {
    const database = await place().open();
    const failing = await pitches(database, { env: { PITCH_FAIL_STEP: '3' } });
    const id = await orderPitch(failing);
    await until(async () => (await statusOf(database, id)) === 'failed');
    expect(await storyOf(id)).toEqual(['step 1', 'step 2', 'failed']);
    const saved = await eventRows(database, id);
    await failing.workflows.stop({ graceMs: 0 });

    const mended = await pitches(database);
    expect(await retryPitch(mended, id)).toBe(true);
    await until(async () => (await jobsLeft(database)) === 0);
    expect(await storyOf(id)).toEqual(['step 1', 'step 2', 'failed', 'retried', ...wholeStory.slice(2)]);
    expect((await eventRows(database, id)).slice(0, 3)).toEqual(saved);
  });

  it('cannot be tried again unless it has failed', async () => {
    const runtime = await pitches(await place().open());
    const id = await orderPitch(runtime);
    await until(async () => (await jobsLeft(runtime.database)) === 0);
    expect(await retryPitch(runtime, id)).toBe(false);
    expect(await storyOf(id)).toEqual(wholeStory);
  });

  it('that is deleted in the middle leaves nothing behind, and no complaint', async () => {
    const runtime = await pitches(await place().open(), { env: { PITCH_STEP_DELAY_MS: '30' } });
    const id = await orderPitch(runtime);
    await until(async () => (await storyOf(id)).length > 1);
    await removePitch(id);
    await until(async () => (await jobsLeft(runtime.database)) === 0);
    expect(await storyOf(id)).toEqual([]);
    expect(runtime.lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });

  it('whose language nobody knows fails for good', async () => {
    const runtime = await pitches(await place().open());
    const id = await runtime.database.transaction(async (t) => {
      const pitch = await addPitch(t);
      await t.updateTable('pitch_versions').set({ lang: 'xx' }).where('pitch_id', '=', pitch).execute();
      await runtime.workflows.start(t, 'pitch', { id: pitch }, `pitch:${pitch}`);
      return pitch;
    });
    await until(async () => (await statusOf(runtime.database, id)) === 'failed');
    expect(await storyOf(id)).toEqual(['failed']);
  });

  it('shows in no log line what was written, whether it is made, fails or is refused by the database', async () => {
    const database = await place().open();
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
    await place().administer(
      `alter table pitch_events add constraint planted check (kind <> 'ready') not valid`,
    );
    const runtime = await pitches(database);
    const id = await orderPitch(runtime, canaries);
    await until(async () => (await statusOf(database, id)) === 'failed', 10_000);
    await place().administer('alter table pitch_events drop constraint planted');
    expect(runtime.lines.join('')).toContain('planted');
    return runtime.lines;
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

function blank(id: string): PitchSnapshot {
  return {
    id,
    status: 'generating',
    lang: 'fr',
    engine: 'embedded',
    findings: [],
    versions: [
      { version: 1, parent: null, asked: null, status: 'generating', lang: 'fr', goal: 'investors' },
    ],
    shown: 1,
    awaited: false,
    lastSeq: 0,
    mine: false,
    at: 0,
  };
}

async function rowOf(database: Database, id: string): Promise<unknown> {
  const { pitch, score } = await database.query
    .selectFrom('pitch_versions')
    .select(['pitch', 'score'])
    .where('pitch_id', '=', id)
    .executeTakeFirstOrThrow();
  return { pitch: JSON.parse(pitch ?? 'null'), score: JSON.parse(score ?? 'null') };
}

function eventRows(database: Database, id: string) {
  return database.query
    .selectFrom('pitch_events')
    .selectAll()
    .where('pitch_id', '=', id)
    .orderBy('seq')
    .execute();
}
