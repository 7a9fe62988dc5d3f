import { afterAll, afterEach, beforeAll } from 'vitest';

import { createModelEngine } from '#app/features/pitch/engine/model/model-engine.server';
import type { AnsweredBrief, PitchEngine, PitchOrder, StepOutput } from '#app/features/pitch/pitch';
import { stepNumbers } from '#app/features/pitch/pitch-constants';
import type { Locale } from '#app/i18n/locales';
import { createLanguageModel } from '#app/server/ai/language-model';
import { createMetrics } from '#app/server/metrics/metrics';
import { type FakeModel, type ModelRequest, startFakeModel } from '#tests/fakes/model';
import { pitchAnswers } from '#tests/fakes/pitch-answers';
import { silentLog, useTestDatabase } from '#tests/integration/support/databases';

export type Answerer = (request: ModelRequest) => unknown;

/** A model engine whose service is a fake; what it answers can be changed and is the good one before each test. */
export function useModelEngine() {
  const testDatabase = useTestDatabase('sqlite');
  let started: FakeModel | undefined;
  let answer: Answerer = pitchAnswers;
  let opened: PitchEngine | undefined;
  beforeAll(async () => {
    started = await startFakeModel({ answer: (request) => answer(request) });
  });
  afterEach(() => {
    answer = pitchAnswers;
    opened = undefined;
    fake().mode = 'well-behaved';
    fake().calls.length = 0;
  });
  afterAll(() => started?.close());

  function fake(): FakeModel {
    if (!started) throw new Error('The fake is started in beforeAll');
    return started;
  }

  return {
    fake,
    answerWith(next: Answerer) {
      answer = next;
    },
    /** One engine a test, on a database that is closed after it. */
    async engine(): Promise<PitchEngine> {
      if (opened) return opened;
      const settings = { baseUrl: fake().url, model: 'some-model', dailyTokens: 100_000_000 };
      const database = await testDatabase().open();
      opened = createModelEngine(
        createLanguageModel(settings, { database, log: silentLog, metrics: createMetrics() }),
      );
      return opened;
    },
  };
}

export const never = new AbortController().signal;

/** The six steps, as the workflow runs them. */
export async function writePitch(engine: PitchEngine, brief: AnsweredBrief, locale: Locale) {
  const order: PitchOrder = { brief, ...engine.languageOf(brief, locale) };
  const run = engine.open(order);
  const outputs: StepOutput[] = [];
  for (const step of stepNumbers) outputs.push(await run.runStep(step, [...outputs], never));
  const pitch = outputs.at(-1)?.pitch;
  if (pitch === undefined) throw new Error('No pitch was written');
  return { order, outputs, pitch };
}
