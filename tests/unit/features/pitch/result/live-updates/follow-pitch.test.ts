import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { followPitch } from '#app/features/pitch/result/live-updates/follow-pitch';
import type { PitchSnapshot, StreamMessage } from '#app/features/pitch/snapshot';
import { loopbackServers } from '../../loopback';
import { generating, ready as readyPitch } from '../../pitches';

const server = vi.hoisted(() => ({ origin: '' }));

// The network's edge: server functions need the framework's build, so a plain request stands in for one.
vi.mock('#app/features/pitch/pitch.functions', () => ({
  watchPitch(call: { data: { id: string; after: number }; signal: AbortSignal }) {
    const query = new URLSearchParams({ id: call.data.id, after: `${call.data.after}` });
    return fetch(`${server.origin}/?${query}`, { signal: call.signal });
  },
}));

const listen = loopbackServers();
const snapshot: PitchSnapshot = { ...generating, findings: [] };
const told = (change: Partial<PitchSnapshot>): StreamMessage => ({
  kind: 'snapshot',
  snapshot: { ...snapshot, ...change },
});
const third = told({ revision: 3, findings: [{ step: 3, finding: [] }] });
const [version] = readyPitch.versions;
const ready = told({ ...readyPitch, revision: 4, versions: version && [{ ...version, score: undefined }] });
const scored = told({ ...readyPitch, revision: 5 });
const failed = told({ status: 'failed', revision: 3 });
const heartbeat: StreamMessage = { kind: 'heartbeat' };

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('following a pitch', () => {
  test('starts after the revision of the snapshot and ends when nothing more is to come', async () => {
    const asked = await serve([(answer) => say(answer, heartbeat, third, ready, scored).end()]);
    expect(await follow()).toEqual([heartbeat, third, ready, scored]);
    expect(asked).toEqual([{ id: snapshot.id, after: '2' }]);
  });

  test.each([
    ['failed', failed],
    ['gone', { kind: 'gone' } as const],
  ])('ends when it is %s', async (_, last) => {
    const asked = await serve([(answer) => say(answer, last).end()]);
    expect(await follow()).toEqual([last]);
    expect(asked).toHaveLength(1);
  });

  test('goes on past a failure that was tried again meanwhile', async () => {
    await serve([(answer) => say(answer, failed, ready, scored).end()]);
    expect(await follow()).toEqual([failed, ready, scored]);
  });

  test('takes a line that it cannot read for a broken one', async () => {
    const asked = await serve([
      (answer) => answer.end('{"kind":"of another version"}\n'),
      (answer) => say(answer, scored).end(),
    ]);
    expect(await follow({ hurry: true })).toEqual([{ kind: 'lost' }, scored]);
    expect(asked).toHaveLength(2);
  });

  test('says that the line is lost when it breaks, and goes on after the last revision it saw', async () => {
    const asked = await serve([
      (answer) => {
        say(answer, third);
        setTimeout(() => answer.destroy(), 20);
      },
      (answer) => say(answer, ready, scored).end(),
    ]);
    expect(await follow()).toEqual([third, { kind: 'lost' }, ready, scored]);
    expect(asked.map(({ after }) => after)).toEqual(['2', '3']);
  });

  test('comes back when the server ends the stream early, or cannot be reached', async () => {
    const asked = await serve([
      (answer) => answer.end(),
      (answer) => answer.destroy(),
      (answer) => say(answer, ready, scored).end(),
    ]);
    expect(await follow({ hurry: true })).toEqual([{ kind: 'lost' }, { kind: 'lost' }, ready, scored]);
    expect(asked).toHaveLength(3);
  });

  test('comes back at once when the browser is on the network again', async () => {
    const asked = await serve([(answer) => answer.end(), (answer) => say(answer, ready)]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const messages = followPitch(snapshot, new AbortController().signal);
    expect(await messages.next()).toMatchObject({ value: { kind: 'lost' } });
    const next = messages.next();
    window.dispatchEvent(new Event('online'));
    expect((await next).value).toEqual(ready);
    expect(asked).toHaveLength(2);
  });

  test('takes a line that says nothing for 25 s for a broken one', async () => {
    const asked = await serve([(answer) => say(answer, heartbeat), (answer) => say(answer, ready)]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const messages = followPitch(snapshot, new AbortController().signal);
    expect((await messages.next()).value).toEqual(heartbeat);
    const next = messages.next();
    vi.advanceTimersByTime(24_000);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect((await next).value).toEqual({ kind: 'lost' });
    const after = messages.next();
    window.dispatchEvent(new Event('online'));
    expect((await after).value).toEqual(ready);
  });

  test('takes the line for broken at once when the browser is off the network', async () => {
    await serve([(answer) => say(answer, heartbeat), (answer) => say(answer, ready)]);
    const messages = followPitch(snapshot, new AbortController().signal);
    expect((await messages.next()).value).toEqual(heartbeat);
    const next = messages.next();
    window.dispatchEvent(new Event('offline'));
    expect((await next).value).toEqual({ kind: 'lost' });
    const after = messages.next();
    window.dispatchEvent(new Event('online'));
    expect((await after).value).toEqual(ready);
  });

  test('ends without a word when it is called off, and the server sees it go', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    await serve([
      (answer) => {
        answer.on('close', leave);
        say(answer, third);
      },
    ]);
    const off = new AbortController();
    const messages = followPitch(snapshot, off.signal);
    expect((await messages.next()).value).toEqual(third);
    const next = messages.next();
    off.abort();
    expect(await next).toEqual({ done: true, value: undefined });
    await left;
  });
});

type Answer = (answer: ServerResponse) => unknown;

/** A server that gives each connection the next of these answers; returns what was asked of it. */
async function serve(answers: Answer[]) {
  const asked: { id: string | null; after: string | null }[] = [];
  server.origin = await listen((request: IncomingMessage, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    asked.push({ id: searchParams.get('id'), after: searchParams.get('after') });
    answers[asked.length - 1]?.(response);
  });
  return asked;
}

function say(answer: ServerResponse, ...events: StreamMessage[]): ServerResponse {
  for (const event of events) answer.write(`${JSON.stringify(event)}\n`);
  return answer;
}

/** All that comes until the end; with `hurry` the browser is on the network again at once after each loss. */
async function follow({ hurry = false } = {}) {
  const messages = [];
  for await (const event of followPitch(snapshot, new AbortController().signal)) {
    messages.push(event);
    if (hurry && event.kind === 'lost') setImmediate(() => window.dispatchEvent(new Event('online')));
  }
  return messages;
}
