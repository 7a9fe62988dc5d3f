import { describe, expect, it, vi } from 'vitest';

import { plainText } from '#app/features/pitch/pitch';
import { refine } from '#app/features/pitch/pitch-refine.server';
import { readVersion } from '#app/features/pitch/pitch-versions.server';
import { snapshotFor, watch } from '#app/features/pitch/pitch-watch.server';
import { isUnderWay, shownVersion } from '#app/features/pitch/story';
import type { Database } from '#app/server/db/database';
import { addPitch } from '#tests/integration/support/rows';
import { jobsLeft } from '#tests/integration/support/pitch-steps';
import { dialects, usePlace } from '#tests/integration/support/places';
import { until } from '#tests/integration/support/until';
import { formerAnswers, formerFinding, formerPitch, formerScore } from './former-pitch';
import { brief, nameOf } from './orders';
import { usePitches } from './use-pitches';

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: () => undefined,
  setCookie: () => {},
  setResponseHeader: () => {},
  setResponseStatus: () => {},
}));

const id = 'a-pitch-of-the-year-26';
const visitor = { requestId: 'r', nonce: 'n', locale: 'fr' } as const;

describe.each(dialects)('a pitch of the former version on %s', (dialect) => {
  const place = usePlace(dialect);
  const pitches = usePitches();

  it('opens for whoever has its address, with what was missing as plain text', async () => {
    const snapshot = await opened().then(() => snapshotFor({ id }, visitor));
    if (!snapshot) throw new Error('It does not open');
    expect(isUnderWay(snapshot)).toBe(false);
    expect(snapshot.findings.map(({ finding }) => plainText(finding))).toContain(
      'En face de vous : les grandes surfaces et les marchés.\n\nComplétez « Contrairement aux grandes surfaces, nous [différence à compléter] ».',
    );
    const { pitch } = shownVersion(snapshot);
    expect(Object.keys(pitch?.spoken ?? {})).toEqual(['15', '30', '60', '90']);
    expect(pitch?.spoken['30']).toEqual([
      [{ text: 'Notre différence : ' }, { text: '[différence à compléter]' }, { text: '.' }],
    ]);
    expect(JSON.stringify(snapshot)).not.toContain('placeholder');
  });

  it('shows the checks that are still made, with their numbers of today', async () => {
    const snapshot = await opened().then(() => snapshotFor({ id }, visitor));
    const score = snapshot ? shownVersion(snapshot).score : undefined;
    expect(score?.checks.map(({ check }) => check)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(score?.weakPoints.map(({ check }) => check)).toEqual([5]);
    expect(score?.questions.map(({ lifts }) => lifts)).toEqual([5, 8, 10]);
  });

  it('tells its maker of every version, and of what was asked then', async () => {
    await opened();
    const names: string[] = [];
    for await (const event of watch(id, 0, { signal: new AbortController().signal, mine: true })) {
      if ('seq' in event) names.push(nameOf(event));
    }
    expect(names).toEqual(['step 2', 'ready', 'scored', 'version', 'ready', 'scored']);
    expect((await readVersion(id, 2))?.asked).toEqual([{ kind: 'manner', manner: 'more-concrete' }]);
  });

  it('keeps its answers, and says them, in a version made today', async () => {
    const { database } = await opened();
    expect(await refine(id, { from: 2, asked: { kind: 'manner', manner: 'more-formal' } })).toEqual({
      ok: true,
      version: 3,
    });
    await until(async () => (await jobsLeft(database)) === 0);
    const { order, pitch, score } = (await readVersion(id, 3)) ?? {};
    expect(order?.brief.answers?.map(({ question, answer }) => [question.id, answer])).toEqual(
      formerAnswers.map(({ question, answer }) => [question?.id, answer]),
    );
    const said = Object.values(pitch?.spoken ?? {}).map((passages) => plainText(passages));
    expect(said.join(' ')).toMatch(/devant la mairie/);
    expect(said.join(' ')).toMatch(/80.000 euros/);
    expect(said.join(' ')).not.toContain('[');
    expect(score?.checks).toHaveLength(10);
  });

  it('takes an answer to a question that was asked then', async () => {
    const { database } = await opened();
    const answer = 'Nous passons chaque mardi devant la mairie.';
    const asked = { kind: 'answer', question: '[taille du marché à compléter]', answer } as const;
    expect(await refine(id, { from: 1, asked })).toEqual({ ok: true, version: 3 });
    await until(async () => (await jobsLeft(database)) === 0);
    expect((await readVersion(id, 3))?.pitch).toBeDefined();
  });

  /** The pitch as the former version left it: the original, and one that was made more concrete after two answers. */
  async function opened() {
    const runtime = await pitches(await place().open());
    await store(runtime.database);
    return runtime;
  }
});

async function store(database: Database): Promise<void> {
  const asked = { kind: 'manner', manner: 'more-concrete' };
  const answered = JSON.stringify({ ...brief, answers: formerAnswers });
  const written = {
    pitch: JSON.stringify(formerPitch),
    score: JSON.stringify(formerScore),
    status: 'ready',
  } as const;
  await database.transaction(async (t) => {
    await t.deleteFrom('pitches').where('id', '=', id).execute();
    await addPitch(t, id);
    await t
      .updateTable('pitches')
      .set({ brief: JSON.stringify(brief), status: 'ready', expires_at: Date.now() + 1e9 })
      .where('id', '=', id)
      .execute();
    await t
      .updateTable('pitch_versions')
      .set({ ...written, brief: JSON.stringify(brief) })
      .where('pitch_id', '=', id)
      .execute();
    await t
      .insertInto('pitch_versions')
      .values({
        ...written,
        pitch_id: id,
        version: 2,
        parent: 1,
        asked: JSON.stringify(asked),
        brief: answered,
        lang: 'fr',
        created_at: 1_790_000_000_000,
      })
      .execute();
    const events = [
      { kind: 'step', step: 2, finding: formerFinding },
      { kind: 'ready', pitch: formerPitch },
      { kind: 'scored', version: 1, score: formerScore },
      { kind: 'version', version: 2, parent: 1, asked, lang: 'fr', goal: 'investors' },
      { kind: 'ready', version: 2, pitch: formerPitch },
      { kind: 'scored', version: 2, score: formerScore },
    ];
    await t
      .insertInto('pitch_events')
      .values(
        events.map(({ kind, step, ...payload }, index) => ({
          pitch_id: id,
          seq: index + 1,
          kind,
          step: step ?? null,
          payload: JSON.stringify({ ...payload, ...(step && { step }) }),
          at: 1_790_000_000_000,
        })),
      )
      .execute();
  });
}
