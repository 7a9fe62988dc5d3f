import { describe, expect, it, vi } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { countWords } from '#app/features/pitch/engine/words';
import type { Brief } from '#app/features/pitch/brief';
import { type Pitch, type PitchRun, plainText, type Refinement, spokenIn } from '#app/features/pitch/pitch';
import { refine, showVersion } from '#app/features/pitch/server/refine';
import { removePitch } from '#app/features/pitch/server/repository';
import { readVersion } from '#app/features/pitch/server/versions';
import { readState, snapshotOf } from '#app/features/pitch/server/read-snapshot';
import { watch } from '#app/features/pitch/server/stream';
import type { Runtime } from '#app/server/runtime';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, usePlace } from '#tests/integration/support/places';
import { until } from '#tests/integration/support/until';
import { all, brief, orderPitch, progressOf, whole } from './orders';
import { usePitches } from './use-pitches';

const shorter: Refinement = { kind: 'manner', manner: 'shorter' };
/** With facts to leave out. */
const detailed: Brief = {
  ...brief,
  description: `${brief.description} Le camion passe chaque semaine devant la mairie. Les clients apportent leurs bocaux. Nous achetons chez 22 producteurs à moins de 50 kilomètres. Nous cherchons 80 000 euros pour un deuxième camion.`,
};

describe.each(dialects)('a version of a pitch on %s', (dialect) => {
  const place = usePlace(dialect);
  const pitches = usePitches();

  it('is written beside the original, scored, and told of', async () => {
    const { id } = await readyPitch(detailed);
    expect(await refine(id, { from: 1, asked: shorter })).toEqual({ ok: true, version: 2 });
    await idle();
    expect(await progressOf(id)).toEqual([...whole, 'version 2', 'ready 2', 'scored 2']);
    const [original, version] = [await readVersion(id, 1), await readVersion(id, 2)];
    if (!original?.pitch || !version?.pitch) throw new Error('Not written');
    const words = (pitch: Pitch) => countWords(plainText(spokenIn(pitch, 30)));
    expect(words(version.pitch)).toBeLessThan(words(original.pitch));
    expect(version?.score?.checks).toHaveLength(10);
  });

  it('goes on from another version, with everything asked on the way', async () => {
    const { id } = await readyPitch();
    await refine(id, { from: 1, asked: shorter });
    await idle();
    await refine(id, { from: 2, asked: { kind: 'goal', goal: 'team' } });
    await idle();
    const version = await readVersion(id, 3);
    expect(version?.asked).toEqual([shorter, { kind: 'goal', goal: 'team' }]);
    expect(version?.order.brief).toEqual({ ...brief, goal: 'team' });
  });

  it('says an answer in the words of the founder, keeps it in its brief, and asks it no more', async () => {
    const { id } = await readyPitch();
    const question = (await readVersion(id, 1))?.score?.questions.find((one) => one.id === 'moment');
    if (!question) throw new Error('The moment is not asked for');
    const answer = 'Le dernier commerce a fermé en mars et la boulangerie est à 18 kilomètres.';
    await refine(id, { from: 1, asked: { kind: 'answer', question: question.id, answer } });
    await idle();
    const version = await readVersion(id, 2);
    expect(version?.order.brief.answers).toEqual([{ question, answer }]);
    expect(plainText(version?.pitch ? spokenIn(version.pitch, 90) : [])).toContain(answer.slice(0, -1));
    expect(version?.score?.questions.map((one) => one.id)).not.toContain(question.id);
  });

  it('is not made from a note, which has no verb, until the founder insists', async () => {
    const { id } = await readyPitch();
    const question = (await readVersion(id, 1))?.score?.questions[0]?.id ?? '';
    const asked = { kind: 'answer', question, answer: 'quarante-deux exemples' } as const;
    expect(await refine(id, { from: 1, asked })).toEqual({ ok: false, error: 'note' });
    expect(await progressOf(id)).toEqual(whole);
    expect(await refine(id, { from: 1, asked, insist: true })).toEqual({ ok: true, version: 2 });
    await idle();
    expect((await readVersion(id, 2))?.order.brief.answers?.[0]?.answer).toBe(asked.answer);
  });

  it('is made once when it is asked for twice at once', async () => {
    const { id } = await readyPitch();
    const { promise: allAsked, resolve: go } = Promise.withResolvers<void>();
    const held = changeRuns(({ refine: write }) => ({
      refine: (...given) => allAsked.then(() => write(...given)),
    }));
    const asks = [1, 2, 3].map(() => refine(id, { from: 1, asked: shorter }));
    const results = await Promise.all(asks).finally(go);
    held.mockRestore();
    expect(results.filter(({ ok }) => ok)).toEqual([{ ok: true, version: 2 }]);
    expect(results.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, error: 'busy' }));
  });

  it.each([
    { from: 7, asked: shorter, error: 'gone' },
    { from: 1, asked: { kind: 'goal', goal: brief.goal }, error: 'impossible' },
    { from: 1, asked: { kind: 'language', lang: 'es' }, error: 'impossible' },
    {
      from: 1,
      asked: { kind: 'answer', question: 'never-asked', answer: 'On nous le dit.' },
      error: 'impossible',
    },
  ] as const)('is not made from version $from for $asked.kind: $error', async ({ error, ...wish }) => {
    const { id } = await readyPitch();
    expect(await refine(id, wish)).toEqual({ ok: false, error });
    expect(await progressOf(id)).toEqual(whole);
  });

  it('can be undone and done again, and what is not there cannot be shown', async () => {
    const { id } = await readyPitch();
    await refine(id, { from: 1, asked: shorter });
    expect(await showVersion(id, 3)).toBe(false);
    await idle();
    expect(await showVersion(id, 1)).toBe(true);
    expect(await showVersion(id, 2)).toBe(true);
    expect(await readState(id)).toMatchObject({ shown: 2 });
  });

  it('is shown from the moment it is written, and another one after each turn', async () => {
    const { id } = await readyPitch();
    await refine(id, { from: 1, asked: shorter });
    await idle();
    const before = (await readState(id))?.revision ?? 0;
    expect(await readState(id)).toMatchObject({ shown: 2 });
    for (const version of [1, 2, 1, 2, 1]) expect(await showVersion(id, version)).toBe(true);
    expect(await readState(id)).toMatchObject({ shown: 1, revision: before + 5 });
  });

  it('that fails says so, leaves the others alone, and can be asked for again', async () => {
    const { id } = await readyPitch();
    const broken = changeRuns(() => ({ refine: () => Promise.reject(new Error('planted')) }));
    await refine(id, { from: 1, asked: shorter });
    await until(async () => (await progressOf(id)).includes('failed 2'), 15_000);
    broken.mockRestore();
    expect(await refine(id, { from: 1, asked: shorter })).toEqual({ ok: true, version: 3 });
    await idle();
    expect((await readVersion(id, 3))?.pitch).toBeDefined();
  });

  it('whose score cannot be worked out is scored by rules', async () => {
    const { id } = await readyPitch();
    const broken = changeRuns(() => ({ score: () => Promise.reject(new Error('planted')) }));
    await refine(id, { from: 1, asked: shorter });
    await until(async () => (await progressOf(id)).includes('scored 2'), 15_000);
    broken.mockRestore();
    expect((await readVersion(id, 2))?.score?.checks).toHaveLength(10);
  });

  it('is told to its maker as it is made, and to nobody else', async () => {
    const { id } = await readyPitch();
    const { promise: told, resolve: go } = Promise.withResolvers<void>();
    const held = changeRuns(({ refine: write }) => ({
      refine: (...given) => told.then(() => write(...given)),
    }));
    await refine(id, { from: 1, asked: shorter });
    const maker = watch(id, 7, { signal: new AbortController().signal, reader: 'owner' });
    const first = await maker.next();
    expect(first.value).toMatchObject({ snapshot: { revision: 8, shown: 1, versions: { length: 2 } } });
    for await (const message of watch(id, 7, { signal: new AbortController().signal, reader: undefined })) {
      expect(message).toMatchObject({ snapshot: { shown: 1, versions: { length: 1 }, awaited: false } });
    }
    go();
    const rest = await all(maker);
    held.mockRestore();
    expect(rest.at(-1)).toMatchObject({ snapshot: { revision: 10, shown: 2, versions: { length: 2 } } });
  });

  it('that is shown is all that others know, and not what it was made from', async () => {
    const { id } = await readyPitch();
    await refine(id, { from: 1, asked: shorter });
    await idle();
    const state = await readState(id);
    const seen = state && snapshotOf(state, undefined);
    expect(seen?.versions.map(({ version, parent, asked }) => ({ version, parent, asked }))).toEqual([
      { version: 2, parent: null, asked: null },
    ]);
  });

  it('that is shown without its score yet keeps the line of other readers open until it is scored', async () => {
    const { id } = await readyPitch();
    const { promise: allowed, resolve: go } = Promise.withResolvers<void>();
    const held = changeRuns(({ score }) => ({ score: (...given) => allowed.then(() => score(...given)) }));
    await refine(id, { from: 1, asked: shorter });
    await until(async () => (await progressOf(id)).includes('ready 2'));
    const { revision = 0 } = (await readState(id)) ?? {};
    const messages = watch(id, revision, { signal: new AbortController().signal, reader: undefined });
    expect((await messages.next()).value).toEqual({ kind: 'heartbeat' });
    go();
    const rest = await all(messages);
    held.mockRestore();
    expect(rest).toMatchObject([{ snapshot: { revision: revision + 1, versions: [{ version: 2 }] } }]);
  });

  it('goes with its pitch', async () => {
    const { id } = await readyPitch();
    await refine(id, { from: 1, asked: shorter });
    expect(await removePitch(id)).toBe(true);
    await idle();
    expect(await readVersion(id, 2)).toBeUndefined();
  });

  let runtime: Runtime;

  async function readyPitch(wanted?: Brief): Promise<{ id: string }> {
    runtime = await pitches(await place().open());
    const id = await orderPitch(runtime, wanted);
    await idle();
    return { id };
  }

  async function idle(): Promise<void> {
    await until(async () => (await jobsLeft(runtime.database)) === 0);
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
