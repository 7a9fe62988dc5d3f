import { describe, expect, it, vi } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { countWords } from '#app/features/pitch/engine/words';
import { plainText, type Refinement } from '#app/features/pitch/pitch';
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

describe.each(dialects)('a version of a pitch on %s', (dialect) => {
  const place = usePlace(dialect);
  const pitches = usePitches();

  it('is written beside the original, scored, and told of', async () => {
    const { id } = await readyPitch();
    expect(await refine(id, { from: 1, asked: shorter })).toEqual({ ok: true, version: 2 });
    await idle();
    expect(await storyOf(id)).toEqual([...wholeStory, 'version', 'ready', 'scored']);
    const [original, version] = [await readVersion(id, 1), await readVersion(id, 2)];
    const words = (pitch = original?.pitch) => countWords(plainText(pitch?.spoken['60'] ?? []));
    expect(words(version?.pitch)).toBeLessThan(words());
    expect(version?.score?.checks).toHaveLength(14);
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

  it('holds an answer in place of what was missing, and the answer in its brief', async () => {
    const { id } = await readyPitch();
    const questions = (await readVersion(id, 1))?.score?.questions ?? [];
    const question = questions.find(({ id: placeholder }) => placeholder.startsWith('['));
    if (!question) throw new Error('Nothing is missing in this pitch');
    const asked = { kind: 'answer', question: question.id, answer: 'quarante-deux exemples' } as const;
    await refine(id, { from: 1, asked });
    await idle();
    const version = await readVersion(id, 2);
    expect(version?.order.brief.answers).toEqual([{ question, answer: 'quarante-deux exemples' }]);
    const said = Object.values(version?.pitch?.spoken ?? {})
      .map(plainText)
      .join(' ');
    expect(said).toContain('quarante-deux exemples');
    expect(said).not.toContain(question.id);
  });

  it('is made once when it is asked for twice at once', async () => {
    const { id } = await readyPitch();
    const { promise: allAsked, resolve: go } = Promise.withResolvers<void>();
    const { refine: write } = embeddedEngine;
    const held = vi.spyOn(embeddedEngine, 'refine').mockImplementation(async (...given) => {
      await allAsked;
      return write(...given);
    });
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
    { from: 1, asked: { kind: 'answer', question: '[never asked]', answer: 'yes' }, error: 'impossible' },
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
    const broken = vi.spyOn(embeddedEngine, 'refine').mockRejectedValue(new Error('planted'));
    await refine(id, { from: 1, asked: shorter });
    await until(async () => (await storyOf(id)).includes('version-failed'), 15_000);
    broken.mockRestore();
    expect(await refine(id, { from: 1, asked: shorter })).toEqual({ ok: true, version: 3 });
    await idle();
    expect((await readVersion(id, 3))?.pitch).toBeDefined();
  });

  it('whose score cannot be worked out is scored by rules', async () => {
    const { id } = await readyPitch();
    const broken = vi.spyOn(embeddedEngine, 'score').mockRejectedValue(new Error('planted'));
    await refine(id, { from: 1, asked: shorter });
    await until(async () => (await storyOf(id)).filter((event) => event === 'scored').length === 2, 15_000);
    broken.mockRestore();
    expect((await readVersion(id, 2))?.score?.checks).toHaveLength(14);
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

  async function readyPitch(): Promise<{ id: string }> {
    runtime = await pitches(await place().open());
    const id = await orderPitch(runtime);
    await idle();
    return { id };
  }

  async function idle(): Promise<void> {
    await until(async () => (await jobsLeft(runtime.database)) === 0);
  }
});

async function seen(id: string, mine: boolean): Promise<string[]> {
  const names = [];
  for await (const event of watch(id, 8, { signal: new AbortController().signal, mine })) {
    if ('seq' in event) names.push(nameOf(event));
  }
  return names;
}
