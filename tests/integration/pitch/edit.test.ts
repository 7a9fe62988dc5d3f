import { describe, expect, it } from 'vitest';

import type { Brief } from '#app/features/pitch/brief-schema';
import { plainText, type Refinement, spokenIn } from '#app/features/pitch/pitch';
import { refine } from '#app/features/pitch/server/refine';
import { readVersion } from '#app/features/pitch/server/generation/versions';
import { readState } from '#app/features/pitch/server/stream/read-snapshot';
import type { Services } from '#app/server/services';
import { ok, refused } from '#app/lib/result';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { brief, orderPitch } from './orders';
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

  it('is what its maker edits by hand, at once, with facts of their own, and scored', async () => {
    const { id } = await readyPitch(detailed);
    const old = (await readVersion(services.database.query, id, 1))?.pitch;
    const text = `${plainText(old ? spokenIn(old, 30) : [])} La mairie de Saillans nous prête 3 garages.`;
    expect(await refine(services, id, { from: 1, refinement: { kind: 'edit', duration: 30, text } })).toEqual(
      ok(2),
    );
    expect(await readState(services.database, id)).toMatchObject({
      shown: 2,
      versions: [{ version: 1 }, { status: 'ready' }],
    });
    await idle();
    const version = await readVersion(services.database.query, id, 2);
    expect(plainText(version?.pitch?.spoken[30] ?? [])).toBe(text);
    expect(version?.pitch?.spoken[15]).toEqual(old?.spoken[15]);
    expect(version?.score?.checks).toContainEqual({ check: 7, verdict: 'good' });

    expect(await refine(services, id, { from: 2, refinement: { kind: 'follow' } })).toEqual(ok(3));
    const followed = await readVersion(services.database.query, id, 3);
    expect(plainText(followed?.pitch ? spokenIn(followed.pitch, 60) : [])).toContain('3 garages');

    await idle();
    await refine(services, id, { from: 3, refinement: shorter });
    await idle();
    const rewritten = (await readVersion(services.database.query, id, 4))?.pitch;
    expect(plainText(rewritten ? spokenIn(rewritten, 30) : [])).toContain('3 garages');
  });

  it('keeps each edit once, however many follow', async () => {
    const { id } = await readyPitch(detailed);
    const { query } = services.database;
    const texts = [
      'Une épicerie mobile.',
      'Une épicerie qui roule.',
      'Une épicerie qui roule à Die.',
    ] as const;
    for (const [at, text] of texts.entries()) {
      await refine(services, id, { from: at + 1, refinement: { kind: 'edit', duration: 15, text } });
      await idle();
    }
    const old = (await readVersion(query, id, 1))?.pitch;
    const edit = { duration: 15, before: plainText(old?.spoken[15] ?? []), text: texts[0] };
    const edits = [
      edit,
      { duration: 15, before: texts[0], text: texts[1] },
      { duration: 15, before: texts[1], text: texts[2] },
    ];
    expect((await readVersion(query, id, 4))?.order.brief.edits).toEqual(edits);
    const rows = await query
      .selectFrom('pitch_versions')
      .select('brief')
      .where('pitch_id', '=', id)
      .execute();
    expect(new Set(rows.map((row) => row.brief))).toHaveLength(1);

    // As they were stored in briefs before.
    const stored = JSON.stringify({ ...detailed, edits });
    await query.updateTable('pitch_versions').set({ brief: stored }).where('version', '=', 4).execute();
    expect(await refine(services, id, { from: 4, refinement: { kind: 'goal', goal: 'team' } })).toEqual(
      ok(5),
    );
    await idle();
    const goal = { ...detailed, goal: 'team', edits };
    expect((await readVersion(query, id, 5))?.order.brief).toEqual(goal);
    expect((await readState(services.database, id))?.versions.map((version) => version.goal)).toEqual([
      ...Array(4).fill(detailed.goal),
      'team',
    ]);
  });

  it('is not edited where another one is shown by now, nor where nothing was changed', async () => {
    const { id } = await readyPitch(detailed);
    await refine(services, id, { from: 1, refinement: shorter });
    await idle();
    const edit = { kind: 'edit', duration: 15, text: 'Une épicerie mobile.' } as const;
    expect(await refine(services, id, { from: 1, refinement: edit })).toEqual(refused('conflict'));
    expect(await refine(services, id, { from: 2, refinement: edit })).toEqual(ok(3));
    await idle();
    expect(await refine(services, id, { from: 3, refinement: edit })).toEqual(refused('impossible'));
    expect(await refine(services, id, { from: 1, refinement: { kind: 'follow' } })).toEqual(
      refused('impossible'),
    );
    expect(await refine(services, id, { from: 3, refinement: { ...edit, duration: 90 } })).toEqual(
      refused('impossible'),
    );
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
