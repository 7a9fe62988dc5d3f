import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { openDatabase } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { recordingLog } from '#tests/integration/support/recording-log';
import { servicesOn } from '#tests/integration/support/services';

type Hook = (work: () => Promise<void>) => void;

/** Services for each test, on a database of its own; what they logged is in `lines`. */
export function servicesForEachTest(env: Record<string, string> = {}) {
  return servicesBetween(beforeEach, afterEach, env);
}

/** The same services for all tests of a file, which change nothing in them: an index of the site is built once. */
export function servicesForAllTests(env: Record<string, string> = {}) {
  return servicesBetween(beforeAll, afterAll, env);
}

function servicesBetween(before: Hook, after: Hook, env: Record<string, string>) {
  const made: { services?: Services; lines: string[] } = { lines: [] };
  let dataDir = '';
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'verbe-unit-'));
    const { log, lines } = recordingLog();
    const database = await openDatabase({ dataDir, log });
    Object.assign(made, { lines, services: servicesOn(database, { env, log }) });
    // Without what was said of the configuration.
    lines.length = 0;
  });
  after(async () => {
    await made.services?.database.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    get services(): Services {
      if (!made.services) throw new Error('The services are made before the tests');
      return made.services;
    },
    get lines() {
      return made.lines;
    },
  };
}
