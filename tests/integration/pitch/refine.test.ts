import { describe, expect, it, vi } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { countWords } from '#app/features/pitch/engine/words';
import {
  type Brief,
  type Pitch,
  type PitchRun,
  plainText,
  type Refinement,
  spokenIn,
} from '#app/features/pitch/pitch';
import { eventsAfter } from '#app/features/pitch/pitch-events.server';
import { refine, showVersion } from '#app/features/pitch/pitch-refine.server';
import { removePitch } from '#app/features/pitch/pitch-store.server';
import { readVersion } from '#app/features/pitch/pitch-versions.server';
import { watch } from '#app/features/pitch/pitch-watch.server';
import type { Runtime } from '#app/server/runtime';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, usePlace } from '#tests/integration/support/places';
import { until } from '#tests/integration/support/until';
import { brief, nameOf, orderPitch, storyOf, wholeStory } from './orders';
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
    expect(await storyOf(id)).toEqual([...wholeStory, 'version', 'ready', 'scored']);
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
    expect(await storyOf(id)).toEqual(wholeStory);
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
    expect(await storyOf(id)).toEqual(wholeStory);
  });

  it('can be undone and done again, and what is not there cannot be shown', async () => {
    const { id } = await readyPitch();
    await refine(id, { from: 1, asked: shorter });
    expect(await showVersion(id, 3)).toBe(false);
    await idle();
    expect(await showVersion(id, 1)).toBe(true);
    expect(await showVersion(id, 2)).toBe(true);
    const shown = (await eventsAfter(id, 0)).flatMap((event) =>
      event.kind === 'shown' ? [event.version] : [],
    );
    expect(shown.at(-1)).toBe(2);
  });

  it('turned to and fro leaves one event, which a reader who saw the others still gets', async () => {
    const { id } = await readyPitch();
    await refine(id, { from: 1, asked: shorter });
    await idle();
    const before = await eventsAfter(id, 0);
    for (const version of [1, 2, 1, 2, 1]) expect(await showVersion(id, version)).toBe(true);
    const after = await eventsAfter(id, before.at(-1)?.seq ?? 0);
    expect(after).toEqual([{ seq: (before.at(-1)?.seq ?? 0) + 5, kind: 'shown', version: 1 }]);
  });

  it('that fails says so, leaves the others alone, and can be asked for again', async () => {
    const { id } = await readyPitch();
    const broken = changeRuns(() => ({ refine: () => Promise.reject(new Error('planted')) }));
    await refine(id, { from: 1, asked: shorter });
    await until(async () => (await storyOf(id)).includes('version-failed'), 15_000);
    broken.mockRestore();
    expect(await refine(id, { from: 1, asked: shorter })).toEqual({ ok: true, version: 3 });
    await idle();
    expect((await readVersion(id, 3))?.pitch).toBeDefined();
  });

  it('whose score cannot be worked out is scored by rules', async () => {
    const { id } = await readyPitch();
    const broken = changeRuns(() => ({ score: () => Promise.reject(new Error('planted')) }));
    await refine(id, { from: 1, asked: shorter });
    await until(async () => (await storyOf(id)).filter((event) => event === 'scored').length === 2, 15_000);
    broken.mockRestore();
    expect((await readVersion(id, 2))?.score?.checks).toHaveLength(10);
  });

  it('is told to its maker as it is made, and to nobody else', async () => {
    const { id } = await readyPitch();
    await refine(id, { from: 1, asked: shorter });
    expect(await seen(id, true)).toEqual(['version', 'ready', 'scored']);
    expect(await seen(id, false)).toEqual([]);
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

async function seen(id: string, mine: boolean): Promise<string[]> {
  const names = [];
  for await (const event of watch(id, 8, { signal: new AbortController().signal, mine })) {
    if ('seq' in event) names.push(nameOf(event));
  }
  return names;
}
