import { afterAll, afterEach, beforeAll } from 'vitest';
import * as z from 'zod';

import { createLanguageModel, type ModelSettings } from '#app/server/ai/language-model';
import { createMetrics, type Metrics } from '#app/server/metrics/metrics';
import type { Log } from '#app/server/log';
import { type Dialect, silentLog, useTestDatabase } from '#tests/integration/support/databases';
import { type FakeModel, startFakeModel } from '#tests/fakes/model';

type Options = Partial<ModelSettings> & { log?: Log; metrics?: Metrics; now?: () => number };

/** One fake for a test file, well-behaved before each test, and clients of it on a database of the dialect. */
export function useModel(dialect: Dialect = 'sqlite') {
  const testDatabase = useTestDatabase(dialect);
  let started: FakeModel | undefined;
  beforeAll(async () => {
    started = await startFakeModel({ apiKey: 'the-key' });
  });
  afterEach(() => {
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
    async connect({ log = silentLog, metrics = createMetrics(), now, ...settings }: Options = {}) {
      const database = await testDatabase().open();
      const model = createLanguageModel(
        { baseUrl: fake().url, model: 'some-model', apiKey: 'the-key', dailyTokens: 2_000_000, ...settings },
        { database, log, metrics, ...(now ? { now } : {}) },
      );
      return { model, database };
    },
  };
}

export const finding = z.object({ finding: z.string().min(20).max(300) });

/** A call whose words are canaries: none may stand in a log or an error. */
export const call = {
  purpose: 'a test',
  system: 'CANARY-SYSTEM\nWrite in: fr',
  prompt: 'CANARY-PROMPT',
  schema: finding,
  maxOutputTokens: 500,
};

export const conversation = {
  purpose: 'a talk',
  system: 'CANARY-SYSTEM\nWrite in: en',
  messages: [{ role: 'user' as const, content: 'CANARY-PROMPT' }],
  maxOutputTokens: 500,
};

/** All that a stream said, and what it threw. */
export async function hear(
  stream: AsyncIterable<string>,
  onPiece = () => {},
): Promise<{ pieces: string[]; text: string; error?: unknown }> {
  const pieces: string[] = [];
  const heard = (error?: unknown) => ({ pieces, text: pieces.join(''), error });
  try {
    for await (const piece of stream) {
      pieces.push(piece);
      onPiece();
    }
    return heard();
  } catch (error) {
    return heard(error);
  }
}

export const never = new AbortController().signal;

/** What a promise is rejected with; throws when it is not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It was not rejected');
}
