import { describe, expect, it } from 'vitest';

import { watch, watchFor } from '#app/features/pitch/server/stream';
import { readLines } from '#app/features/pitch/result/read-lines';
import { removePitch } from '#app/features/pitch/server/repository';
import { type StreamMessage, streamMessageSchema } from '#app/features/pitch/snapshot';
import type { Database } from '#app/server/db/database';
import { statusOf } from '#tests/integration/support/pitch-steps';
import { dialects, type Place, usePlace } from '#tests/integration/support/places';
import { startChild } from '#tests/integration/support/child';
import { until } from '#tests/integration/support/until';
import { all, inWords, orderPitch, retryPitch, progressOf, whole } from './orders';
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

  it('tells of each step as it ends, and ends when it is ready and scored', async () => {
    const runtime = await pitches(await place().open(), slow);
    const id = await orderPitch(runtime);
    const seen = await progressSeen(watch(id, 0, asMaker()));
    expect(seen).toEqual(whole);
  });

  it('opens the line with a heartbeat when there is nothing to tell yet', async () => {
    const runtime = await pitches(await place().open(), { env: { PITCH_STEP_DELAY_MS: '200' } });
    const id = await orderPitch(runtime);
    const events = watch(id, 0, asMaker());
    expect((await events.next()).value).toEqual({ kind: 'heartbeat' });
    await events.return(undefined);
  });

  it('goes on after the revision that the reader has', async () => {
    const runtime = await pitches(await place().open(), slow);
    const id = await orderPitch(runtime);
    const after = async (revision: number) => revisionsOf(await all(watch(id, revision, asMaker())));
    const seen = await after(3);
    expect(seen[0]).toBeGreaterThan(3);
    expect(seen.at(-1)).toBe(7);
    expect(await after(6)).toEqual([7]);
    expect(await after(7)).toEqual([]);
  });

  it('gives fifty readers each revision once, in order', async () => {
    const runtime = await pitches(await place().open(), slow);
    const id = await orderPitch(runtime);
    const readers = Array.from({ length: 50 }, () => all(watch(id, 0, asMaker())));
    for (const seen of await Promise.all(readers)) {
      expect(inOrder(seen)).toEqual(whole);
      const revisions = revisionsOf(seen);
      expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
    }
  });

  it('gives whoever comes late all that was found so far at once', async () => {
    const runtime = await pitches(await place().open());
    const id = await orderPitch(runtime);
    await until(async () => (await progressOf(id)).length === whole.length);
    const [snapshot, ...more] = await all(watch(id, 0, asMaker()));
    expect(inOrder(snapshot ? [snapshot] : [])).toEqual(whole);
    expect(more).toEqual([]);
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
      expect(await all(readLines(await watchFor(asked, visitor), streamMessageSchema))).toEqual([
        { kind: 'gone' },
      ]);
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
    expect(await progressSeen(watch(id, 0, asMaker()))).toEqual(['step 1', 'failed']);
    await failing.workflows.stop({ graceMs: 0 });
    const mended = await pitches(database);
    await retryPitch(mended, id);
    expect(await progressSeen(watch(id, 2, asMaker()))).toEqual(whole);
  });

  it('lets go of everything when the reader leaves, and when the pitch is ready', async () => {
    const { database, open } = counting(await place().open());
    const runtime = await pitches(database, { env: { PITCH_STEP_DELAY_MS: '100' } });
    const atRest = open();
    const id = await orderPitch(runtime);
    const leaving = new AbortController();
    const [left, staying] = [progressSeen(watch(id, 0, asMaker(leaving.signal))), new AbortController()];
    const finished = progressSeen(watch(id, 0, asMaker(staying.signal)));
    // One look for all who watch the same pitch.
    await until(() => open() === atRest + 1);
    leaving.abort();
    await left;
    expect(open()).toBe(atRest + 1);
    expect(await finished).toEqual(whole);
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
    const seen = progressSeen(watch(id, 0, asMaker()));
    const child = await startPitchProcess(place(), [id]);
    expect(await seen).toEqual(whole);
    await child.said('seen scored');
    expect(child.lines.filter((line) => line.startsWith('seen '))).toEqual(
      whole.map((event) => `seen ${event}`),
    );
    expect(await child.end('SIGTERM')).toBe(0);
    expect(await progressOf(id)).toEqual(whole);
  });
});

function startPitchProcess({ dataDir, databaseUrl }: Place, ids: string[]) {
  const input: PitchProcessInput = { dataDir, databaseUrl, ids, maxWaiting: 6, stepDelayMs: 20, watch: true };
  return startChild('pitch/pitch-process.ts', input);
}

function asMaker(signal: AbortSignal = new AbortController().signal) {
  return { signal, reader: 'owner' };
}

function revisionsOf(messages: StreamMessage[]): number[] {
  return messages.flatMap((message) => (message.kind === 'snapshot' ? [message.snapshot.revision] : []));
}

/** What a reader was told, each thing when it was told first. */
function inOrder(messages: StreamMessage[]): string[] {
  const words = messages.flatMap((message) => (message.kind === 'snapshot' ? inWords(message.snapshot) : []));
  return [...new Set(words)];
}

async function progressSeen(messages: AsyncGenerator<StreamMessage>): Promise<string[]> {
  return inOrder(await all(messages));
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
