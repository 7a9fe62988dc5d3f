import { describe, expect, it, vi } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { countWords } from '#app/features/pitch/engine/words';
import type { Brief } from '#app/features/pitch/brief-schema';
import {
  mostVersions,
  type Pitch,
  type PitchRun,
  plainText,
  type Refinement,
  spokenIn,
} from '#app/features/pitch/pitch';
import { refine, showVersion } from '#app/features/pitch/server/refine';
import { removePitch } from '#app/features/pitch/server/repository';
import { readVersion } from '#app/features/pitch/server/generation/versions';
import { readState, viewOf } from '#app/features/pitch/server/stream/read-snapshot';
import { progressMessages } from '#app/features/pitch/server/stream/send-progress';
import type { Services } from '#app/server/services';
import { ok, refused } from '#app/lib/result';
import { jobsFailed, jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { all, brief, orderPitch, progressOf, whole } from './orders';
import { usePitches } from './use-pitches';

const shorter: Refinement = { kind: 'tone', tone: 'shorter' };
/** With facts to leave out. */
const detailed: Brief = {
  ...brief,
  description: `${brief.description} Le camion passe chaque semaine devant la mairie. Les clients apportent leurs bocaux. Nous achetons chez 22 producteurs à moins de 50 kilomètres. Nous cherchons 80 000 euros pour un deuxième camion.`,
};

describe.each(dialects)('a version of a pitch on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const pitches = usePitches();

  it('is written beside the original, scored, and told of', async () => {
    const { id } = await readyPitch(detailed);
    expect(await refine(services, id, { from: 1, refinement: shorter })).toEqual(ok(2));
    await idle();
    expect(await progressOf(services.database, id)).toEqual([...whole, 'version 2', 'ready 2', 'scored 2']);
    const [original, version] = [
      await readVersion(services.database.query, id, 1),
      await readVersion(services.database.query, id, 2),
    ];
    if (!original?.pitch || !version?.pitch) throw new Error('Not written');
    const words = (pitch: Pitch) => countWords(plainText(spokenIn(pitch, 30)));
    expect(words(version.pitch)).toBeLessThan(words(original.pitch));
    expect(version?.score?.checks).toHaveLength(10);
  });

  it('goes on from another version, with everything asked on the way', async () => {
    const { id } = await readyPitch();
    await refine(services, id, { from: 1, refinement: shorter });
    await idle();
    await refine(services, id, { from: 2, refinement: { kind: 'goal', goal: 'team' } });
    await idle();
    const version = await readVersion(services.database.query, id, 3);
    expect(version?.refinements).toEqual([shorter, { kind: 'goal', goal: 'team' }]);
    expect(version?.order.brief).toEqual({ ...brief, goal: 'team' });
  });

  it('says an answer in the words of the founder, keeps it in its brief, and asks it no more', async () => {
    const { id } = await readyPitch();
    const question = (await readVersion(services.database.query, id, 1))?.score?.questions.find(
      (one) => one.id === 'moment',
    );
    if (!question) throw new Error('The moment is not asked for');
    const answer = 'Le dernier commerce a fermé en mars et la boulangerie est à 18 kilomètres.';
    await refine(services, id, { from: 1, refinement: { kind: 'answer', question: question.id, answer } });
    await idle();
    const version = await readVersion(services.database.query, id, 2);
    expect(version?.order.brief.answers).toEqual([{ question, answer }]);
    expect(plainText(version?.pitch ? spokenIn(version.pitch, 90) : [])).toContain(answer.slice(0, -1));
    expect(version?.score?.questions.map((one) => one.id)).not.toContain(question.id);
  });

  it('that would say the same as before is not made, and what was asked is told until the next one', async () => {
    const { id } = await readyPitch();
    await refine(services, id, { from: 1, refinement: { kind: 'tone', tone: 'less-jargon' } });
    await idle();
    expect(await readState(services.database, id)).toMatchObject({
      shown: 1,
      versions: [{ version: 1 }, { version: 2, status: 'unchanged' }],
    });
    expect((await readState(services.database, id))?.versions[1]).not.toHaveProperty('pitch.spoken');
    expect(await refine(services, id, { from: 2, refinement: shorter })).toEqual(refused('missing'));
    const refinement = { kind: 'goal', goal: 'team' } as const;
    expect(await refine(services, id, { from: 1, refinement })).toEqual(ok(3));
    await idle();
    expect((await readState(services.database, id))?.versions.map(({ version }) => version)).toEqual([1, 3]);
  });

  it('is refused where the pitch has as many as it may', async () => {
    const { id } = await readyPitch();
    const { query } = services.database;
    const row = await query
      .selectFrom('pitch_versions')
      .selectAll()
      .where('pitch_id', '=', id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: mostVersions - 1 }, (_, index) => ({ ...row, version: index + 2 }));
    await query.insertInto('pitch_versions').values(more).execute();
    expect(await refine(services, id, { from: mostVersions, refinement: shorter })).toEqual(refused('full'));
  });

  it('is not made from a note, which has no verb, until the founder insists', async () => {
    const { id } = await readyPitch();
    const question = (await readVersion(services.database.query, id, 1))?.score?.questions[0]?.id ?? '';
    const refinement = { kind: 'answer', question, answer: 'quarante-deux exemples' } as const;
    expect(await refine(services, id, { from: 1, refinement })).toEqual(ok('note'));
    expect(await progressOf(services.database, id)).toEqual(whole);
    expect(await refine(services, id, { from: 1, refinement, insist: true })).toEqual(ok(2));
    await idle();
    expect((await readVersion(services.database.query, id, 2))?.order.brief.answers?.[0]?.answer).toBe(
      refinement.answer,
    );
  });

  it('is made once when it is asked for twice at once', async () => {
    const { id } = await readyPitch();
    const { promise: allAsked, resolve: go } = Promise.withResolvers<void>();
    const held = changeRuns(({ refine: write }) => ({
      refine: (...given) => allAsked.then(() => write(...given)),
    }));
    const asks = [1, 2, 3].map(() => refine(services, id, { from: 1, refinement: shorter }));
    const results = await Promise.all(asks).finally(go);
    held.mockRestore();
    expect(results.filter((result) => result.ok)).toEqual([ok(2)]);
    expect(results.filter((result) => !result.ok)).toEqual(Array(2).fill(refused('busy')));
  });

  it.each([
    { from: 7, refinement: shorter, error: 'missing' },
    { from: 1, refinement: { kind: 'goal', goal: brief.goal }, error: 'impossible' },
    { from: 1, refinement: { kind: 'language', lang: 'es' }, error: 'impossible' },
    {
      from: 1,
      refinement: { kind: 'answer', question: 'never-asked', answer: 'On nous le dit.' },
      error: 'impossible',
    },
  ] as const)('is not made from version $from for $refinement.kind: $error', async ({ error, ...wish }) => {
    const { id } = await readyPitch();
    expect(await refine(services, id, wish)).toEqual(refused(error));
    expect(await progressOf(services.database, id)).toEqual(whole);
  });

  it('can be undone and done again, and what is not there cannot be shown', async () => {
    const { id } = await readyPitch();
    await refine(services, id, { from: 1, refinement: shorter });
    expect(await showVersion(services.database, id, 3)).toBe(false);
    await idle();
    expect(await showVersion(services.database, id, 1)).toBe(true);
    expect(await showVersion(services.database, id, 2)).toBe(true);
    expect(await readState(services.database, id)).toMatchObject({ shown: 2 });
  });

  it('is shown from the moment it is written, and another one after each turn', async () => {
    const { id } = await readyPitch();
    await refine(services, id, { from: 1, refinement: shorter });
    await idle();
    const before = (await readState(services.database, id))?.revision ?? 0;
    expect(await readState(services.database, id)).toMatchObject({ shown: 2 });
    for (const version of [1, 2, 1, 2, 1])
      expect(await showVersion(services.database, id, version)).toBe(true);
    expect(await readState(services.database, id)).toMatchObject({ shown: 1, revision: before + 5 });
  });

  it('that fails says so, leaves the others alone, and can be asked for again', async () => {
    const { id } = await readyPitch();
    const broken = changeRuns(() => ({ refine: () => Promise.reject(new Error('planted')) }));
    await refine(services, id, { from: 1, refinement: shorter });
    await until(async () => (await progressOf(services.database, id)).includes('failed 2'), 15_000);
    broken.mockRestore();
    expect(await refine(services, id, { from: 1, refinement: shorter })).toEqual(ok(3));
    await idle();
    expect((await readVersion(services.database.query, id, 3))?.pitch).toBeDefined();
  });

  it('whose score cannot be worked out is scored by rules', async () => {
    const { id } = await readyPitch();
    const broken = changeRuns(() => ({ score: () => Promise.reject(new Error('planted')) }));
    await refine(services, id, { from: 1, refinement: shorter });
    await until(async () => (await progressOf(services.database, id)).includes('scored 2'), 15_000);
    broken.mockRestore();
    expect((await readVersion(services.database.query, id, 2))?.score?.checks).toHaveLength(10);
    expect(await jobsFailed(services.database, id)).toBe(0);
  });

  it('is told to its maker as it is made, and to nobody else', async () => {
    const { id } = await readyPitch();
    const { promise: told, resolve: go } = Promise.withResolvers<void>();
    const held = changeRuns(({ refine: write }) => ({
      refine: (...given) => told.then(() => write(...given)),
    }));
    await refine(services, id, { from: 1, refinement: shorter });
    const maker = progressMessages(services, {
      id,
      after: 7,
      signal: new AbortController().signal,
      reader: 'owner',
    });
    const first = await maker.next();
    expect(first.value).toMatchObject({ snapshot: { revision: 8, shown: 1, versions: { length: 2 } } });
    go();
    const rest = await all(maker);
    held.mockRestore();
    expect(rest.at(-1)).toMatchObject({ snapshot: { revision: 10, shown: 2, versions: { length: 2 } } });
  });

  it('that is shown is what others are presented', async () => {
    const { id } = await readyPitch(detailed);
    await refine(services, id, { from: 1, refinement: shorter });
    await idle();
    const state = await readState(services.database, id);
    expect(state && viewOf(state, undefined)).toMatchObject({
      isMaker: false,
      presentation: { spoken: state?.versions[1]?.pitch?.spoken },
    });
  });

  it('goes with its pitch', async () => {
    const { id } = await readyPitch();
    await refine(services, id, { from: 1, refinement: shorter });
    expect(await removePitch(services, id)).toBe(true);
    await idle();
    expect(await readVersion(services.database.query, id, 2)).toBeUndefined();
  });

  let services: Services;

  async function readyPitch(wanted?: Brief): Promise<{ id: string }> {
    services = await pitches(await testDatabase().open());
    const id = await orderPitch(services, wanted);
    await idle();
    return { id };
  }

  async function idle(): Promise<void> {
    await until(async () => (await jobsLeft(services.database)) === 0);
  }
});

/** Replaces a part of what the engine does, until the spy is restored. */
function changeRuns(change: (run: PitchRun) => Partial<PitchRun>) {
  const { open } = embeddedEngine;
  return vi.spyOn(embeddedEngine, 'open').mockImplementation((order) => {
    const run = open(order);
    return { ...run, ...change(run) };
  });
}
