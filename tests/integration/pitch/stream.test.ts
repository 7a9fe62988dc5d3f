import { describe, expect, it, vi } from 'vitest';

import { progressMessages, sendProgress } from '#app/features/pitch/server/stream/send-progress';
import { readLines } from '#app/lib/read-lines';
import { removePitch } from '#app/features/pitch/server/repository';
import type { StreamMessage } from '#app/features/pitch/snapshot';
import { streamMessageSchema } from '#app/features/pitch/snapshot-schema';
import type { Database } from '#app/server/db/database';
import type { Services } from '#app/server/services';
import { statusOf } from '#tests/integration/support/pitch-steps';
import { dialects, type TestDatabase, useTestDatabase } from '#tests/integration/support/databases';
import { startChild } from '#tests/integration/support/child';
import { until } from '#tests/integration/support/until';
import { all, inWords, orderPitch, retryPitch, progressOf, snapshotsIn, whole } from './orders';
import { usePitches } from './use-pitches';
import type { PitchProcessInput } from './pitch-process';

// A browser that has made no pitch.
vi.mock('@tanstack/react-start/server', () => ({ getCookie: () => undefined }));

const slow = { env: { PITCH_STEP_DELAY_MS: '20' } };
const visitorOf = (services: Services, ip = '192.0.2.1') => ({
  services,
  requestId: 'request',
  nonce: 'nonce',
  locale: 'en' as const,
  ip,
});

describe.each(dialects)('watching a pitch on %s', (dialect) => {
  const testDatabase = useTestDatabase(dialect);
  const pitches = usePitches();

  it('tells of each step as it ends, and ends when it is ready and scored', async () => {
    const services = await pitches(await testDatabase().open(), slow);
    const id = await orderPitch(services);
    const seen = await progressSeen(progressMessages(services, { id, after: 0, ...asMaker() }));
    expect(seen).toEqual(whole);
  });

  it('opens the line with a heartbeat when there is nothing to tell yet', async () => {
    const services = await pitches(await testDatabase().open(), { env: { PITCH_STEP_DELAY_MS: '200' } });
    const id = await orderPitch(services);
    const events = progressMessages(services, { id, after: 0, ...asMaker() });
    expect((await events.next()).value).toEqual({ kind: 'heartbeat' });
    await events.return(undefined);
  });

  it('goes on after the revision that the reader has', async () => {
    const services = await pitches(await testDatabase().open(), slow);
    const id = await orderPitch(services);
    const after = async (revision: number) =>
      revisionsOf(await all(progressMessages(services, { id, after: revision, ...asMaker() })));
    const seen = await after(3);
    expect(seen[0]).toBeGreaterThan(3);
    expect(seen.at(-1)).toBe(7);
    expect(await after(6)).toEqual([7]);
    expect(await after(7)).toEqual([]);
  });

  it('gives fifty readers each revision once, in order', async () => {
    const services = await pitches(await testDatabase().open(), slow);
    const id = await orderPitch(services);
    const readers = Array.from({ length: 50 }, () =>
      all(progressMessages(services, { id, after: 0, ...asMaker() })),
    );
    for (const seen of await Promise.all(readers)) {
      expect(inOrder(seen)).toEqual(whole);
      const revisions = revisionsOf(seen);
      expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
    }
  });

  it('gives whoever comes late all that was found so far at once', async () => {
    const services = await pitches(await testDatabase().open());
    const id = await orderPitch(services);
    await until(async () => (await progressOf(services.database, id)).length === whole.length);
    const [snapshot, ...more] = await all(progressMessages(services, { id, after: 0, ...asMaker() }));
    expect(inOrder(snapshot ? [snapshot] : [])).toEqual(whole);
    expect(more).toEqual([]);
  });

  it('ends with gone when the pitch is deleted, at once', async () => {
    const services = await pitches(await testDatabase().open(), { env: { PITCH_STEP_DELAY_MS: '60000' } });
    const id = await orderPitch(services);
    const events = progressMessages(services, { id, after: 0, ...asMaker() });
    await events.next();
    const next = events.next();
    const deleted = performance.now();
    await removePitch(services, id);
    expect((await next).value).toEqual({ kind: 'gone' });
    expect(performance.now() - deleted).toBeLessThan(1000);
    expect((await events.next()).done).toBe(true);
  });

  it('says gone of an unknown and an expired address alike', async () => {
    const services = await pitches(await testDatabase().open());
    const id = await orderPitch(services);
    await until(async () => (await statusOf(services.database, id)) === 'ready');
    const { query } = services.database;
    await query
      .updateTable('pitches')
      .set({ expires_at: Date.now() - 1 })
      .where('id', '=', id)
      .execute();
    for (const asked of [id, 'A'.repeat(22)]) {
      const response = await sendProgress({ id: asked, after: 0 }, visitorOf(services));
      expect(await all(readLines(response, streamMessageSchema))).toEqual([{ kind: 'gone' }]);
    }
  });

  it('counts each address that is none against the visitor', async () => {
    // Of nobody else: on PostgreSQL the tests of this file share what is counted.
    const services = await pitches(await testDatabase().open());
    const { rateLimits } = services;
    const guesser = visitorOf(services, '192.0.2.99');
    for (let guess = 0; guess < 30; guess += 1) {
      expect(await rateLimits.look('unknownPitch', guesser.ip)).toEqual({ ok: true });
      await sendProgress({ id: 'A'.repeat(22), after: 0 }, guesser);
    }
    expect(await rateLimits.look('unknownPitch', guesser.ip)).toMatchObject({ ok: false });
  });

  it('says that a pitch is late when a model hangs, and opens with that to whoever comes then', async () => {
    const services = await pitches(await testDatabase().open(), { env: { PITCH_STEP_DELAY_MS: '60000' } });
    const id = await orderPitch(services);
    await services.database.query
      .updateTable('pitches')
      .set({ updated_at: Date.now() - 14_000 })
      .where('id', '=', id)
      .execute();
    const first = progressMessages(services, { id, after: 0, ...asMaker() });
    expect((await first.next()).value).toEqual({ kind: 'heartbeat' });
    const late = { kind: 'snapshot', snapshot: { status: 'generating', late: true } };
    // Nothing wakes it: the next look at the database finds that time has passed.
    expect((await first.next()).value).toMatchObject(late);
    const newcomer = progressMessages(services, { id, after: 0, ...asMaker() });
    expect((await newcomer.next()).value).toMatchObject(late);
    for (const stream of [first, newcomer]) await stream.return(undefined);
  });

  it('refuses the fifty-first stream of one address, until another has closed', async () => {
    const services = await pitches(await testDatabase().open(), { env: { PITCH_STEP_DELAY_MS: '60000' } });
    const id = await orderPitch(services);
    const flood = visitorOf(services, '192.0.2.66');
    const open = () => sendProgress({ id, after: 0 }, flood);
    const streams = await Promise.all(Array.from({ length: 50 }, open));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const neighbour = await sendProgress({ id, after: 0 }, visitorOf(services, '192.0.2.67'));
    expect(neighbour.status).toBe(200);
    // One is left before a line of it was read, another after its first.
    await streams[0]?.body?.cancel();
    const reader = streams[1]?.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const again = [await open(), await open(), await open()];
    expect(again.map(({ status }) => status)).toEqual([200, 200, 429]);
    await Promise.all([...streams.slice(2), ...again, neighbour].map((stream) => stream.body?.cancel()));
  });

  it('tells of a failure, and of what came after when it was tried again', async () => {
    const database = await testDatabase().open();
    const failing = await pitches(database, { env: { PITCH_FAIL_STEP: '2' } });
    const id = await orderPitch(failing);
    expect(await progressSeen(progressMessages(failing, { id, after: 0, ...asMaker() }))).toEqual([
      'step 1',
      'failed',
    ]);
    await failing.workflows.stop({ graceMs: 0 });
    const mended = await pitches(database);
    await retryPitch(mended, id);
    expect(await progressSeen(progressMessages(mended, { id, after: 2, ...asMaker() }))).toEqual(whole);
  });

  it('lets go of everything when the reader leaves, and when the pitch is ready', async () => {
    const { database, open } = counting(await testDatabase().open());
    const services = await pitches(database, { env: { PITCH_STEP_DELAY_MS: '100' } });
    const atRest = open();
    const id = await orderPitch(services);
    const leaving = new AbortController();
    const [left, staying] = [
      progressSeen(progressMessages(services, { id, after: 0, ...asMaker(leaving.signal) })),
      new AbortController(),
    ];
    const finished = progressSeen(progressMessages(services, { id, after: 0, ...asMaker(staying.signal) }));
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
    const services = await pitches(await testDatabase().open(), {
      env: { PITCH_STEP_DELAY_MS: '60000' },
      closing: closing.signal,
    });
    const id = await orderPitch(services);
    const events = progressMessages(services, { id, after: 0, ...asMaker(closing.signal) });
    await events.next();
    const stopped = performance.now();
    setImmediate(() => closing.abort());
    expect(await events.next()).toEqual({ done: true, value: undefined });
    expect(performance.now() - stopped).toBeLessThan(500);
  });

  it('lets go of everything when the loop is left early', async () => {
    const { database, open } = counting(await testDatabase().open());
    const services = await pitches(database);
    const atRest = open();
    const id = await orderPitch(services);
    for await (const _ of progressMessages(services, { id, after: 0, ...asMaker() })) break;
    expect(open()).toBe(atRest);
  });
});

describe.runIf(dialects.includes('postgres'))('a pitch that another process makes', () => {
  const testDatabase = useTestDatabase('postgres');
  const pitches = usePitches();

  it('is seen whole in both', async () => {
    const here = await pitches(await testDatabase().open());
    // Only the other process is to work.
    await here.workflows.stop({ graceMs: 0 });
    const id = await orderPitch(here);
    const seen = progressSeen(progressMessages(here, { id, after: 0, ...asMaker() }));
    const child = await startPitchProcess(testDatabase(), [id]);
    expect(await seen).toEqual(whole);
    await child.said('seen scored');
    expect(child.lines.filter((line) => line.startsWith('seen '))).toEqual(
      whole.map((event) => `seen ${event}`),
    );
    expect(await child.end('SIGTERM')).toBe(0);
    expect(await progressOf(here.database, id)).toEqual(whole);
  });
});

function startPitchProcess({ dataDir, databaseUrl }: TestDatabase, ids: string[]) {
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
  const words = snapshotsIn(messages).flatMap(inWords);
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
