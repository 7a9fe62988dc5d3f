import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';

import { createLanguageModel, type LanguageModel, type ModelSettings } from '#app/server/ai/language-model';
import { openDatabase } from '#app/server/db/database';
import { createLog } from '#app/server/log';
import { createMetrics } from '#app/server/metrics/metrics';

/**
 * A client of the configured service. Its token budget is counted in a database of its own, thrown away afterwards: a
 * running site keeps the real one locked, and whoever tunes prompts shall not use up its day.
 */
export async function withModel<Result>(
  settings: ModelSettings,
  logLevel: string,
  work: (model: LanguageModel) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'verbe-pitch-'));
  // Standard output is for the pitch.
  const log = pino({ level: logLevel, base: undefined }, pino.destination(2));
  try {
    const database = await openDatabase({ dataDir, log: createLog('silent') });
    try {
      return await work(createLanguageModel(settings, { database, log, metrics: createMetrics() }));
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
