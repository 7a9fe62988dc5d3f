import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';

import { type Pitch, plainText, type Refinement } from '#app/features/pitch/pitch';
import { refine } from '#app/features/pitch/server/refine';
import { readState, viewOf } from '#app/features/pitch/server/stream/read-snapshot';
import { readVersion } from '#app/features/pitch/server/generation/versions';
import { ok } from '#app/lib/result';
import { jobsLeft, statusOf } from '#tests/integration/support/pitch-steps';
import { dialects, type TestDatabase, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { progressOf, retryPitch, whole } from './orders';
import { usePitches } from './use-pitches';

/** What was shown of a pitch before the migration, to its maker (`mine`) and to others: what the fold of its events made. */
type Shown = {
  id: string;
  mine: boolean;
  status: string;
  lastSeq: number;
  findings: unknown[];
  versions: {
    version: number;
    asked: Refinement | null;
    status: string;
    lang: string;
    pitch?: Pick<Pitch, 'oneLiner' | 'spoken'>;
  }[];
};

const file = (name: string) => readFileSync(join(import.meta.dirname, 'databases', name), 'utf8');
const shownBefore: Shown[] = file('before-one-state.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(inWordsOfToday(line)));

/** Tones and verdicts were renamed since. */
function inWordsOfToday(json: string): string {
  return json.replaceAll('"manner"', '"tone"').replaceAll('"verdict":"yours"', '"verdict":"unknown"');
}

describe.each(dialects)('a database of before a pitch had one state, on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const pitches = usePitches();
  beforeAll(() => fill(testDatabase(), file('before-one-state.sql')));

  it('shows every pitch as it was shown before, to its maker and to others', async () => {
    const { database, workflows } = await opened();
    await workflows.stop({ graceMs: 0 });
    expect(shownBefore).toHaveLength(16);
    for (const before of shownBefore) {
      const state = await readState(database, before.id);
      if (!state) throw new Error(`There is no ${before.id}`);
      if (before.mine) expect(viewOf(state, state.owner)).toEqual(asShownNow(before));
      else expect(viewOf(state, undefined)).toEqual(asPresentedNow(before));
    }
  });

  it('keeps what is stored of a pitch once', async () => {
    const { database } = await opened();
    await expect(sql`select * from pitch_events`.execute(database.query)).rejects.toThrow('pitch_events');
    await expect(sql`select status from pitches`.execute(database.query)).rejects.toThrow('status');
    await expect(sql`select output from job_steps`.execute(database.query)).rejects.toThrow('output');
    const { pitch } = (await readVersion(database.query, 'ready-and-no-more-0000', 1)) ?? {};
    expect(JSON.stringify(pitch)).not.toContain('placeholder');
  });

  it('stores tones and verdicts by the names of today', async () => {
    const { database } = await opened();
    const rows = await database.query.selectFrom('pitch_versions').select(['refinement', 'score']).execute();
    const stored = rows.map(({ refinement, score }) => `${refinement} ${score}`).join(' ');
    expect(stored).toContain('{"kind":"tone","tone":"shorter"}');
    expect(stored).toContain('"verdict":"unknown"');
    expect(stored).not.toMatch(/"manner"|"verdict":"yours"/);
  });

  it('goes on with every job where it was', async () => {
    const { database } = await opened();
    await until(async () => (await jobsLeft(database)) === 0);
    for (const id of ['in-the-middle-00000000', 'ready-without-score-00', 'waits-for-another-try0']) {
      expect(await progressOf(database, id)).toEqual(whole);
    }
    expect(await progressOf(database, 'version-being-written0')).toEqual([
      ...whole,
      'version 2',
      'ready 2',
      'scored 2',
    ]);
  });

  it('tries a failed pitch again from the step that failed', async () => {
    const services = await opened();
    expect(await retryPitch(services, 'failed-in-step-three00')).toBe(true);
    await until(async () => (await statusOf(services.database, 'failed-in-step-three00')) === 'ready');
  });

  it('keeps the answers of a version, and says them in one made today', async () => {
    const services = await opened();
    const id = 'ready-with-versions-00';
    expect(
      await refine(services, id, { from: 3, refinement: { kind: 'tone', tone: 'more-formal' } }),
    ).toMatchObject({
      ok: true,
    });
    await until(async () => (await jobsLeft(services.database)) === 0);
    const { order, pitch, score, refinements } = (await readVersion(services.database.query, id, 5)) ?? {};
    expect(refinements?.map(({ kind }) => kind)).toEqual(['tone', 'answer', 'tone']);
    expect(order?.brief.answers?.map(({ question, answer }) => [question.id, answer])).toEqual([
      ['[montant à compléter]', 'Nous passons chaque mardi devant la mairie.'],
    ]);
    const said = Object.values(pitch?.spoken ?? {}).map((passages) => plainText(passages));
    expect(said.join(' ')).toMatch(/devant la mairie/);
    expect(said.join(' ')).not.toContain('[');
    expect(score?.checks).toHaveLength(10);
  });

  it('takes an answer to a question that was asked then', async () => {
    const services = await opened();
    const id = 'ready-and-no-more-0000';
    const question = (await readVersion(services.database.query, id, 1))?.score?.questions[0]?.id ?? '';
    expect(question).toMatch(/^\[/);
    const answer = 'Nous passons chaque mardi devant la mairie.';
    expect(await refine(services, id, { from: 1, refinement: { kind: 'answer', question, answer } })).toEqual(
      ok(2),
    );
    await until(async () => (await jobsLeft(services.database)) === 0);
    expect((await readVersion(services.database.query, id, 2))?.pitch).toBeDefined();
  });

  /** Opening it migrates it, the first time. */
  async function opened() {
    return pitches(await testDatabase().open());
  }
});

/** The original says now what it said of its pitch alone: that it failed, or waits. */
function asShownNow({ lastSeq, mine, ...before }: Shown) {
  const versions = before.versions.map(({ asked, ...one }) => ({
    ...one,
    refinement: asked,
    status: one.version === 1 ? before.status : one.status,
    createdAt: expect.any(Number),
  }));
  const sharing = { duration: null, hidesLonger: false, inPreview: false };
  const late = expect.any(Boolean);
  return { ...before, isMaker: mine, versions, sharing, late, revision: lastSeq, at: expect.any(Number) };
}

/** Of what others were shown then, they are shown the pitch. */
function asPresentedNow({ id, status, lastSeq, findings, versions: [version] }: Shown) {
  return {
    id,
    status,
    engine: 'embedded',
    revision: lastSeq,
    isMaker: false,
    stepsDone: findings.length,
    late: expect.any(Boolean),
    at: expect.any(Number),
    presentation: version?.pitch && {
      lang: version.lang,
      oneLiner: version.pitch.oneLiner,
      spoken: version.pitch.spoken,
      duration: 30,
      writtenAt: expect.any(Number),
      inPreview: false,
    },
  };
}

async function fill({ dataDir, databaseUrl, administer }: TestDatabase, script: string): Promise<void> {
  if (databaseUrl) return void (await administer(script));
  const database = new DatabaseSync(join(dataDir, 'site.db'));
  database.exec(script);
  database.close();
}
