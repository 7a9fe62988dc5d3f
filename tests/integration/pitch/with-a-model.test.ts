import { afterEach, describe, expect, it } from 'vitest';

import { awaitByMail } from '#app/features/pitch/server/notifications/leave-email';
import { removePitch } from '#app/features/pitch/server/repository';
import { readVersion } from '#app/features/pitch/server/generation/versions';
import { createLanguageModel, type LanguageModel } from '#app/server/ai/language-model';
import { createMetrics } from '#app/server/metrics/metrics';
import type { Database } from '#app/server/db/database';
import { type FakeModel, type ModelMode, startFakeModel } from '#tests/fakes/model';
import { pitchAnswers } from '#tests/fakes/pitch-answers';
import { jobsFailed, jobsLeft, statusOf } from '#tests/integration/support/pitch-steps';
import { silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { until } from '#tests/integration/support/until';
import { orderPitch, progressOf, whole } from './orders';
import { usePitches } from './use-pitches';

describe('a pitch that a model writes', () => {
  const testDatabase = useTestDatabase('sqlite');
  const pitches = usePitches();
  const fakes: FakeModel[] = [];
  afterEach(async () => {
    for (const fake of fakes.splice(0)) await fake.close();
  });

  it('is made in six steps, scored, and says so', async () => {
    const { fake, services } = await withModel();
    const id = await orderPitch(services);
    await idle(services.database);
    expect(await progressOf(services.database, id)).toEqual(whole);
    expect(await readVersion(services.database.query, id, 1)).toMatchObject({ engine: 'model' });
    // Six findings, two drafts, what is said, the texts around it, and the score.
    expect(fake.calls).toHaveLength(11);
  });

  // Of what kind an answer may be for the workflow to try again, `asking-again.test.ts` shows. Each try waits for a pause.
  it.each(['500', 'cut'] as const)('survives one answer of the kind %s', async (mode) => {
    const { fake, services } = await withModel();
    fake.forNext(mode);
    const id = await orderPitch(services);
    await until(async () => (await progressOf(services.database, id)).at(-1) === 'scored');
    expect(await progressOf(services.database, id)).toEqual(whole);
  });

  it.each(['500', 'hang'] as const)(
    'has failed, and is not stuck, when every answer is of the kind %s',
    async (mode) => {
      const { fake, services } = await withModel({ mode });
      const id = await orderPitch(services);
      await until(async () => (await statusOf(services.database, id)) === 'failed');
      expect(await progressOf(services.database, id)).toEqual(['failed']);
      expect(await jobsLeft(services.database)).toBe(0);
      expect(fake.calls.length).toBeLessThanOrEqual(3);
    },
  );

  it('that is refused for good is not asked for again', async () => {
    const { fake, services } = await withModel({ apiKey: 'another' });
    const id = await orderPitch(services);
    await until(async () => (await statusOf(services.database, id)) === 'failed');
    expect(fake.calls.length).toBeLessThanOrEqual(1);
  });

  it('whose score the model cannot give is scored by rules', async () => {
    const { fake, services } = await withModel();
    fake.answerNothingFrom(11);
    const id = await orderPitch(services);
    await until(async () => (await progressOf(services.database, id)).at(-1) === 'scored');
    expect((await readVersion(services.database.query, id, 1))?.score?.checks).toHaveLength(10);
    expect(await statusOf(services.database, id)).toBe('ready');
    expect(await jobsFailed(services.database, id)).toBe(0);
  });

  it('calls off the call under way when it is deleted, within a second', async () => {
    const { fake, services } = await withModel({ mode: 'hang', timeoutMs: 60_000 });
    const id = await orderPitch(services);
    await until(() => fake.calls.length === 1);
    const deleted = performance.now();
    expect(await removePitch(services, id)).toBe(true);
    await until(() => fake.calls[0]?.aborted === true);
    expect(performance.now() - deleted).toBeLessThan(1000);
  });

  it('waits for a service that failed often, says so, and is made once that answers', async () => {
    const { fake, services, pass } = await withModel({ mode: '500' });
    const others = await Promise.all([orderPitch(services), orderPitch(services)]);
    await until(() => services.model?.isAvailable() === false);
    // A call of theirs may still be on its way.
    for (const other of others)
      await until(async () => (await progressOf(services.database, other)).at(-1) === 'waiting');
    const calls = fake.calls.length;
    const id = await orderPitch(services);
    await until(async () => (await progressOf(services.database, id)).at(-1) === 'waiting');
    expect(fake.calls).toHaveLength(calls);
    // Its maker may leave an address meanwhile.
    expect(await awaitByMail(services, { id, address: 'maker@duck.com', locale: 'en' })).toBeUndefined();
    fake.mode = 'well-behaved';
    pass(15_000);
    await until(async () => (await progressOf(services.database, id)).at(-1) === 'scored');
    expect(await progressOf(services.database, id)).toEqual(whole);
    expect(await statusOf(services.database, id)).toBe('ready');
  });

  it('is ready or has failed, with twenty others, once a model that was down is back', async () => {
    const { fake, services } = await withModel({ mode: '500' });
    const ids = await Promise.all(Array.from({ length: 20 }, () => orderPitch(services)));
    // The circuit breaker lets no more through for a while.
    await until(() => fake.calls.length >= 5);
    fake.mode = 'well-behaved';
    await until(async () => (await jobsLeft(services.database)) === 0, 120_000);
    const ends = await Promise.all(ids.map((id) => statusOf(services.database, id)));
    expect(ends.filter((end) => end !== 'ready' && end !== 'failed')).toEqual([]);
  });

  async function withModel({ mode, timeoutMs = mode === 'hang' ? 300 : 10_000, apiKey }: Wishes = {}) {
    let silentFrom = Number.POSITIVE_INFINITY;
    let asked = 0;
    const fake = await startFakeModel({
      mode,
      apiKey,
      answer: (request) => (++asked >= silentFrom ? 'not a score' : pitchAnswers(request)),
    });
    fakes.push(fake);
    const database = await testDatabase().open();
    const settings = { baseUrl: fake.url, model: 'fake', apiKey: 'key', dailyTokens: 2_000_000 };
    let passed = 0;
    const now = () => Date.now() + passed;
    const model = impatient(
      createLanguageModel(settings, { database, log: silentLog, metrics: createMetrics(), now }),
      timeoutMs,
    );
    const pass = (ms: number) => void (passed += ms);
    const answerNothingFrom = (call: number) => void (silentFrom = call);
    const services = await pitches(database, { model });
    return { fake: Object.assign(fake, { answerNothingFrom }), services, pass };
  }
});

type Wishes = { mode?: ModelMode; timeoutMs?: number; apiKey?: string };

/** The same model, that waits less for its service. */
function impatient(model: LanguageModel, timeoutMs: number): LanguageModel {
  return { ...model, complete: (call, signal) => model.complete({ ...call, timeoutMs }, signal) };
}

async function idle(database: Database): Promise<void> {
  await until(async () => (await jobsLeft(database)) === 0);
}
