import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { setRuntime } from '#app/server/runtime';
import type { Database } from '#app/server/db/database';
import { startChild } from '#tests/integration/support/child';
import { dialects, type Place, silentLog, usePlace } from '#tests/integration/support/places';
import { orderPitch, progressOf, whole } from './orders';
import type { PitchProcessInput } from './pitch-process';
import { runtimeOn } from './runtime-on';

describe.each(dialects)('servers that are killed, on %s', (dialect) => {
  const place = usePlace(dialect);

  it('make 160 pitches ready through 100 kills, and keep what each step found once', async () => {
    const ids = await order(place(), 160);
    for (let kill = 0; kill < 100; kill += 1) {
      const child = await startServer(place(), ids, 6);
      // Every fifth before anything was saved, perhaps before it has claimed a job.
      const saved = kill % 5;
      await (saved === 0 ? pause(Math.random() * 300) : child.said('saved', saved));
      await pause(Math.random() * 20);
      expect(await child.end('SIGKILL')).toBe('SIGKILL');
    }
    const last = await startServer(place(), ids, 64);
    await last.said('idle');
    expect(await last.end('SIGTERM')).toBe(0);

    const database = await place().open();
    setRuntime(runtimeOn(database, { log: silentLog }));
    expect(new Set(await statuses(database))).toEqual(new Set(['ready']));
    for (const id of ids) expect(await progressOf(id)).toEqual(whole);
    setRuntime(undefined);
    // A hundred processes start one after the other, in `npm test` beside the browser tests.
  }, 600_000);
});

async function statuses(database: Database): Promise<string[]> {
  const rows = await database.query.selectFrom('pitch_versions').select('status').execute();
  return rows.map(({ status }) => status);
}

async function order(place: Place, count: number): Promise<string[]> {
  const database = await place.open();
  const runtime = runtimeOn(database, { log: silentLog });
  setRuntime(runtime);
  const ids = await Promise.all(Array.from({ length: count }, () => orderPitch(runtime)));
  setRuntime(undefined);
  await database.close();
  return ids;
}

function startServer({ dataDir, databaseUrl }: Place, ids: string[], maxWaiting: number) {
  const input: PitchProcessInput = { dataDir, databaseUrl, ids, maxWaiting, stepDelayMs: 15, watch: false };
  return startChild('pitch/pitch-process.ts', input);
}
