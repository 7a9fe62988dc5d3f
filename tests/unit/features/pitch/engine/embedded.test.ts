import { describe, expect, it } from 'vitest';

import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { plainText, type Brief } from '#app/features/pitch/pitch';
import { briefCases } from '#tests/fixtures/briefs/all';
import { renderBrief, runSteps } from '#tests/fixtures/briefs/render';

describe('the embedded engine', () => {
  it.each(briefCases)('says the same twice for $name', async ({ brief, locale }) => {
    expect(await renderBrief(brief, locale)).toBe(await renderBrief(brief, locale));
  });

  it.each(briefCases)(
    'echoes no address, markup or order to a machine for $name',
    async ({ brief, locale }) => {
      const text = await renderBrief(brief, locale);
      expect(text).not.toMatch(
        /https?:|@|<\/?\w|\*\*|HACKED|system prompt|instructions précédentes|reveal|consignes/iu,
      );
    },
  );

  it('opens pitches of different briefs with different words', async () => {
    const openings = await Promise.all(
      briefCases.map(async ({ brief, locale }) => {
        const { pitch } = await runSteps(brief, locale);
        return plainText(pitch?.spoken['60'] ?? []).slice(0, 24);
      }),
    );
    expect(new Set(openings).size).toBeGreaterThan(openings.length * 0.7);
  });

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
