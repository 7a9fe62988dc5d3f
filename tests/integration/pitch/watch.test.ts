import { describe, expect, it } from 'vitest';

import { watch, watchFor } from '#app/features/pitch/pitch-watch.server';
import { readLines } from '#app/features/pitch/read-lines';
import { removePitch } from '#app/features/pitch/pitch-store.server';
import type { PitchWatchEvent } from '#app/features/pitch/story';
import type { Database } from '#app/server/db/database';
import { statusOf } from '#tests/integration/support/pitch-steps';
import { dialects, type Place, usePlace } from '#tests/integration/support/places';
import { startChild } from '#tests/integration/support/child';
import { until } from '#tests/integration/support/until';
import { nameOf, orderPitch, retryPitch, storyOf, wholeStory } from './orders';
import { usePitches } from './use-pitches';
import type { PitchProcessInput } from './pitch-process';

const slow = { env: { PITCH_STEP_DELAY_MS: '20' } };
const visitor = {
  requestId: 'request',
  nonce: 'nonce',
  locale: 'en',
  siteUrl: 'http://localhost',
  ip: '192.0.2.1',
} as const;

describe.each(dialects)('watching a pitch on %s', (dialect) => {
  const place = usePlace(dialect);
  const pitches = usePitches();

  it('tells of each step as it ends, and ends when it is ready', async () => {
    const runtime = await pitches(await place().open(), slow);
    const id = await orderPitch(runtime);
    const seen = await storySeen(watch(id, 0, asMaker()));
    expect(seen).toEqual(wholeStory);
  });

  it('opens the line with a beat when there is nothing to tell yet', async () => {
    const runtime = await pitches(await place().open(), { env: { PITCH_STEP_DELAY_MS: '200' } });
    const id = await orderPitch(runtime);
    const events = watch(id, 0, asMaker());
    expect((await events.next()).value).toEqual({ kind: 'beat' });
    await events.return(undefined);
  });

  it('goes on after what the reader knows', async () => {
    const runtime = await pitches(await place().open(), slow);
    const id = await orderPitch(runtime);
    expect(await storySeen(watch(id, 3, asMaker()))).toEqual(wholeStory.slice(3));
    expect(await storySeen(watch(id, 6, asMaker()))).toEqual(['ready', 'scored']);
    expect(await storySeen(watch(id, 8, asMaker()))).toEqual([]);
  });

  it('gives fifty readers each event once, in order', async () => {
    const runtime = await pitches(await place().open(), slow);
    const id = await orderPitch(runtime);
    const readers = Array.from({ length: 50 }, () => storySeen(watch(id, 0, asMaker())));
    for (const seen of await Promise.all(readers)) expect(seen).toEqual(wholeStory);
  });

  it('ends with gone when the pitch is deleted, at once', async () => {
    const runtime = await pitches(await place().open(), { env: { PITCH_STEP_DELAY_MS: '60000' } });
    const id = await orderPitch(runtime);
    const events = watch(id, 0, asMaker());
    await events.next();
    const next = events.next();
    const deleted = performance.now();
    await removePitch(id);
    expect((await next).value).toEqual({ kind: 'gone' });
    expect(performance.now() - deleted).toBeLessThan(1000);
    expect((await events.next()).done).toBe(true);
  });

  it('says gone of an unknown, an expired and a malformed address alike', async () => {
    const runtime = await pitches(await place().open());
    const id = await orderPitch(runtime);
    await until(async () => (await statusOf(runtime.database, id)) === 'ready');
    const { query } = runtime.database;
    await query
      .updateTable('pitches')
      .set({ expires_at: Date.now() - 1 })
      .where('id', '=', id)
      .execute();
    const addresses = [id, 'A'.repeat(22), 'malformed'].map((address) => ({ id: address, after: 0 }));
    for (const asked of [...addresses, { id, after: -1 }, { id }, null]) {
      expect(await all(readLines(await watchFor(asked, visitor)))).toEqual([{ kind: 'gone' }]);
    }
  });

  it('counts each address that is none against the visitor', async () => {
    // Of nobody else: on PostgreSQL the tests of this file share what is counted.
    const guesser = { ...visitor, ip: '192.0.2.99' };
    const { rateLimits } = await pitches(await place().open());
    for (let guess = 0; guess < 30; guess += 1) {
      expect(await rateLimits.look('unknownPitch', guesser.ip)).toEqual({ ok: true });
      await watchFor({ id: 'A'.repeat(22), after: 0 }, guesser);
    }
    expect(await rateLimits.look('unknownPitch', guesser.ip)).toMatchObject({ ok: false });
  });

  it('tells of a failure, and of what came after when it was tried again', async () => {
    const database = await place().open();
    const failing = await pitches(database, { env: { PITCH_FAIL_STEP: '2' } });
    const id = await orderPitch(failing);
    expect(await storySeen(watch(id, 0, asMaker()))).toEqual(['step 1', 'failed']);
    await failing.workflows.stop({ graceMs: 0 });
    const mended = await pitches(database);
    await retryPitch(mended, id);
    const rest = ['failed', 'retried', ...wholeStory.slice(1)];
    expect(await storySeen(watch(id, 1, asMaker()))).toEqual(rest);
  });

  it('lets go of everything when the reader leaves, and when the pitch is ready', async () => {
    const { database, open } = counting(await place().open());
    const runtime = await pitches(database, { env: { PITCH_STEP_DELAY_MS: '100' } });
    const atRest = open();
    const id = await orderPitch(runtime);
    const leaving = new AbortController();
    const [left, whole] = [storySeen(watch(id, 0, asMaker(leaving.signal))), new AbortController()];
    const finished = storySeen(watch(id, 0, asMaker(whole.signal)));
    // One look for all who watch the same pitch.
    await until(() => open() === atRest + 1);
    leaving.abort();
    await left;
    expect(open()).toBe(atRest + 1);
    expect(await finished).toEqual(wholeStory);
    expect(open()).toBe(atRest);
  });

  it('ends at once, without a word, when the server stops', async () => {
    const closing = new AbortController();
    const runtime = await pitches(await place().open(), {
      env: { PITCH_STEP_DELAY_MS: '60000' },
      closing: closing.signal,
    });
    const id = await orderPitch(runtime);
    const events = watch(id, 0, asMaker(closing.signal));
    await events.next();
    const stopped = performance.now();
    setImmediate(() => closing.abort());
    expect(await events.next()).toEqual({ done: true, value: undefined });
    expect(performance.now() - stopped).toBeLessThan(500);
  });

  it('lets go of everything when the loop is left early', async () => {
    const { database, open } = counting(await place().open());
    const runtime = await pitches(database);
    const atRest = open();
    const id = await orderPitch(runtime);
    for await (const _ of watch(id, 0, asMaker())) break;
    expect(open()).toBe(atRest);
  });
});

describe.runIf(dialects.includes('postgres'))('a pitch that another process makes', () => {
  const place = usePlace('postgres');
  const pitches = usePitches();

  it('is seen whole in both', async () => {
    const here = await pitches(await place().open());
    // Only the other process is to work.
    await here.workflows.stop({ graceMs: 0 });
    const id = await orderPitch(here);
    const seen = storySeen(watch(id, 0, asMaker()));
    const child = await startPitchProcess(place(), [id]);
    expect(await seen).toEqual(wholeStory);
    await child.said('seen scored');
    expect(child.lines.filter((line) => line.startsWith('seen '))).toEqual(
      wholeStory.map((event) => `seen ${event}`),
    );
    expect(await child.end('SIGTERM')).toBe(0);
    expect(await storyOf(id)).toEqual(wholeStory);
  });
});

function startPitchProcess({ dataDir, databaseUrl }: Place, ids: string[]) {
  const input: PitchProcessInput = { dataDir, databaseUrl, ids, maxWaiting: 6, stepDelayMs: 20, watch: true };
  return startChild('pitch/pitch-process.ts', input);
}

function asMaker(signal: AbortSignal = new AbortController().signal) {
  return { signal, mine: true };
}

async function all(events: AsyncGenerator<PitchWatchEvent>): Promise<PitchWatchEvent[]> {
  const seen: PitchWatchEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

/** What a reader was told, without the beats. */
async function storySeen(events: AsyncGenerator<PitchWatchEvent>): Promise<string[]> {
  return (await all(events)).flatMap((event) => ('seq' in event ? [nameOf(event)] : []));
}

/** The database, with a count of who listens to it. */
function counting(database: Database) {
  let listeners = 0;
  return {
    open: () => listeners,
    database: {
      ...database,
      subscribe(channel: string, wake: () => void) {
        const unsubscribe = database.subscribe(channel, wake);
        listeners += 1;
        return () => {
          listeners -= 1;
          unsubscribe();
        };
      },
    },
  };
}
