import { describe, expect, it } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import {
  plainText,
  type Brief,
  type Pitch,
  type PitchOrder,
  type Refinement,
} from '#app/features/pitch/pitch';
import { briefCases } from '#tests/fixtures/briefs/all';
import { runSteps } from '#tests/fixtures/briefs/render';

describe('the embedded engine', () => {
  it('gives each goal its own ask and proof', async () => {
    const [first] = briefCases;
    if (first === undefined) throw new Error('no briefs');
    const goals = ['investors', 'incubator', 'users', 'team'] as const;
    const asks = await Promise.all(
      goals.map(async (goal) => {
        const brief: Brief = { ...first.brief, goal };
        const { pitch } = await runSteps(brief, first.locale);
        return plainText(pitch?.spoken['60'] ?? [])
          .split('\n\n')
          .at(-1);
      }),
    );
    expect(new Set(asks).size).toBe(goals.length);
  });

  it('says nothing new when nothing new is asked', async () => {
    const { order, pitch } = await written();
    expect(await refine(order, pitch, [])).toEqual(pitch);
  });

  it('counts an opening in the version that it was chosen in', async () => {
    const { order, pitch } = await written();
    const second = await refine(order, pitch, [{ kind: 'opening', opening: 1 }]);
    expect(second.openings).toEqual([pitch.openings[1], pitch.openings[0], pitch.openings[2]]);
    const back = await refine(order, second, [
      { kind: 'opening', opening: 1 },
      { kind: 'opening', opening: 1 },
    ]);
    expect(back).toEqual(pitch);
  });

  it('keeps the opening when a manner follows, and drops it with the goal', async () => {
    const { order, pitch } = await written();
    const shorter = await refine(order, pitch, [
      { kind: 'opening', opening: 1 },
      { kind: 'manner', manner: 'shorter' },
    ]);
    expect(shorter.openings[0]).toEqual(pitch.openings[1]);
    const goal = 'team' as const;
    const toTeam = { ...order, brief: { ...order.brief, goal } };
    const asked: Refinement[] = [
      { kind: 'opening', opening: 1 },
      { kind: 'goal', goal },
    ];
    expect(await refine(toTeam, pitch, asked)).toEqual(await refine(toTeam, pitch, []));
  });

  it('adds manners up', async () => {
    const { order, pitch } = await written();
    const both: Refinement[] = [
      { kind: 'manner', manner: 'shorter' },
      { kind: 'manner', manner: 'more-formal' },
    ];
    const version = await refine(order, pitch, both);
    expect(version).toEqual(await refine(order, pitch, both.toReversed()));
    expect(version).not.toEqual(await refine(order, pitch, both.slice(0, 1)));
  });

  it('writes no other language', async () => {
    const { order, pitch } = await written();
    await expect(refine({ ...order, lang: 'en' }, pitch, [{ kind: 'language', lang: 'en' }])).rejects.toThrow(
      'another language',
    );
  });

  it('works a step out in a few milliseconds', async () => {
    const [first] = briefCases;
    if (first === undefined) throw new Error('no briefs');
    await runSteps(first.brief, 'fr');
    const start = performance.now();
    for (let run = 0; run < 10; run += 1) await runSteps(first.brief, 'fr');
    // Sixty steps: the limit is wide, the machine may be busy.
    expect((performance.now() - start) / 60).toBeLessThan(40);
  });

  it('stops when asked to', async () => {
    const [first] = briefCases;
    if (first === undefined) throw new Error('no briefs');
    const stopped = AbortSignal.abort();
    await expect(
      embeddedEngine.runStep(1, { brief: first.brief, lang: 'fr', earlier: [] }, stopped),
    ).rejects.toThrow();
  });
});

async function written(): Promise<{ order: PitchOrder; pitch: Pitch }> {
  const [first] = briefCases;
  const { pitch, lang } = await runSteps(first?.brief ?? missing(), first?.locale ?? missing());
  return { order: { brief: first?.brief ?? missing(), lang }, pitch: pitch ?? missing() };
}

function missing(): never {
  throw new Error('no brief, or no pitch');
}

function refine(order: PitchOrder, pitch: Pitch, asked: Refinement[]): Promise<Pitch> {
  return embeddedEngine.refine({ ...order, pitch, findings: [], asked }, new AbortController().signal);
}
