import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

import { type Database, openDatabase } from '#app/server/db/database';
import { setRuntime } from '#app/server/runtime';
import { recordingLog, runtimeOn } from '#tests/integration/pitch/runtime-on';

/** A runtime for each test, on a database of its own; what it logged is in `lines`. */
export function runtimeForEachTest(env: Record<string, string> = {}) {
  const seen: { lines: string[]; database?: Database } = { lines: [] };
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'verbe-unit-'));
    const { log, lines } = recordingLog();
    const database = await openDatabase({ dataDir, log });
    setRuntime(runtimeOn(database, { env, log }));
    lines.length = 0;
    Object.assign(seen, { lines, database });
  });
  afterEach(async () => {
    setRuntime(undefined);
    await seen.database?.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return seen;
}
