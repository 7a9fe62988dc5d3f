import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { recordLog } from '#tests/integration/ai/record-log';
import { conversation, hear, never, useModel } from '#tests/integration/ai/use-model';
import { until } from '#tests/integration/support/until';
import { sentences } from '#tests/fakes/model/prose';
import { closeAtOnce, listenOnLoopback } from '#tests/fakes/loopback';
import { startFakeModel } from '#tests/fakes/model';

const whole = sentences.en.join(' ');

describe('a stream', () => {
  const { fake, connect } = useModel();

  it('gives the text in order, and the tokens to the log', async () => {
    const log = recordLog();
    const { model } = await connect({ log: log.log });
    const { text, error } = await hear(model.stream(conversation, never));
    expect(error).toBeUndefined();
    expect(text).toBe(whole);
    const tokens = { tokensIn: expect.any(Number), tokensOut: expect.any(Number) };
    expect(log.lines).toMatchObject([{ purpose: 'a talk', outcome: 'answered', ...tokens }]);
  });

  it('gives the first words before the last are said', async () => {
    const slow = await startFakeModel({ tokensPerSecond: 5 });
    try {
      const { model } = await connect({ baseUrl: slow.url });
      for await (const piece of model.stream(conversation, never)) {
        expect(whole.startsWith(piece)).toBe(true);
        break;
      }
      await until(() => slow.calls[0]?.aborted === true, 10_000);
    } finally {
      await slow.close();
    }
  });

  it('gives what arrived together as one piece, also where a fault comes with it', async () => {
    const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
    const service = createServer((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${event('One ')}${event('two.')}data: {"error":{"message":"overloaded"}}\n\n`.repeat(2));
    });
    const port = await listenOnLoopback(service);
    try {
      const { model } = await connect({ baseUrl: `http://127.0.0.1:${port}/v1` });
      const { pieces, error } = await hear(model.stream(conversation, never));
      expect(pieces).toEqual(['One two.']);
      expect(error).toMatchObject({ kind: 'cut' });
    } finally {
      await closeAtOnce(service);
    }
  });

  it.each(['reasoning_content', 'reasoning'])(
    'gives a sign of life now and then while the model thinks (%s), since readers take silence for a lost line',
    async (thoughts) => {
      const event = (delta: object, finish_reason?: string) =>
        `data: ${JSON.stringify({ choices: [{ delta, finish_reason }] })}\n\n`;
      const service = createServer(async (request, response) => {
        request.resume();
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (let thought = 0; thought < 30; thought += 1) {
          response.write(event({ [thoughts]: 'Hmm.' }));
          await pause(20);
        }
        response.end(event({ content: 'Yes.' }, 'stop'));
      });
      const port = await listenOnLoopback(service);
      try {
        const { model } = await connect({ baseUrl: `http://127.0.0.1:${port}/v1` });
        const { pieces, error } = await hear(
          model.stream({ ...conversation, lifeMs: 100, firstChunkMs: 500 }, never),
        );
        expect(error).toBeUndefined();
        expect(pieces.at(-1)).toBe('Yes.');
        const signs = pieces.slice(0, -1);
        expect(new Set(signs)).toEqual(new Set(['']));
        expect(signs.length).toBeLessThan(10);
      } finally {
        await closeAtOnce(service);
      }
    },
  );

  it('gives what came before it was cut, then says so', async () => {
    const { model } = await connect();
    fake().mode = 'cut';
    const heard = await hear(model.stream(conversation, never));
    expect(heard.error).toMatchObject({ kind: 'cut', retryable: true });
    expect(heard.text.length).toBeGreaterThan(0);
    expect(whole.startsWith(heard.text)).toBe(true);
  });

  it('is cut where the tokens end', async () => {
    const { model } = await connect();
    const heard = await hear(model.stream({ ...conversation, maxOutputTokens: 10 }, never));
    expect(heard.error).toMatchObject({ kind: 'cut' });
    expect(whole.startsWith(heard.text)).toBe(true);
  });

  it.each([
    ['429', 'rate-limited'],
    ['500', 'unavailable'],
    ['502', 'unavailable'],
    ['html-200', 'unavailable'],
    ['reset', 'unavailable'],
    ['empty', 'empty'],
  ] as const)('that fails with %s gives nothing and throws %s', async (mode, kind) => {
    const { model } = await connect();
    fake().mode = mode;
    const heard = await hear(model.stream(conversation, never));
    expect(heard).toMatchObject({ text: '', error: { kind } });
    expect(String(heard.error)).not.toMatch(/CANARY|the-key/);
  });
});

describe('a stream that is late', () => {
  const { fake, connect } = useModel();

  it('with its first word is given up', async () => {
    const { model } = await connect();
    fake().mode = 'hang';
    const heard = await hear(model.stream({ ...conversation, firstChunkMs: 60 }, never));
    expect(heard).toMatchObject({ text: '', error: { kind: 'timeout' } });
    await until(() => fake().calls[0]?.aborted === true, 10_000);
  });

  it.each([{ chunkMs: 60 }, { totalMs: 200 }])('by %o is given up after the first word', async (patience) => {
    const slow = await startFakeModel({ tokensPerSecond: 1, firstTokenMs: 0, answer: () => 'a b c d e' });
    try {
      const { model } = await connect({ baseUrl: slow.url });
      const limits = { firstChunkMs: 30_000, chunkMs: 30_000, totalMs: 30_000, ...patience };
      const heard = await hear(model.stream({ ...conversation, ...limits }, never));
      expect(heard.error).toMatchObject({ kind: 'timeout' });
      await until(() => slow.calls[0]?.aborted === true, 10_000);
    } finally {
      await slow.close();
    }
  });

  it('is not late while its reader takes time', async () => {
    const { model } = await connect();
    let text = '';
    for await (const piece of model.stream({ ...conversation, chunkMs: 300 }, never)) {
      if (text === '') await new Promise((done) => setTimeout(done, 400));
      text += piece;
    }
    expect(text).toBe(whole);
  });
});

describe('a stream that is left', () => {
  const { fake, connect } = useModel();

  it('by its caller throws the reason and closes the connection within a second', async () => {
    const log = recordLog();
    const { model } = await connect({ log: log.log });
    fake().mode = 'slow';
    const caller = new AbortController();
    const reason = new Error('The visitor left');
    const heard = hear(model.stream(conversation, caller.signal), () => caller.abort(reason));
    expect((await heard).error).toBe(reason);
    await until(() => fake().calls[0]?.aborted === true, 10_000);
    expect(log.lines).toMatchObject([{ outcome: 'left' }]);
  });

  it('by its caller before the first word too', async () => {
    const { model } = await connect();
    fake().mode = 'hang';
    const caller = new AbortController();
    const heard = hear(model.stream(conversation, caller.signal));
    await until(() => fake().calls.length === 1);
    const reason = new Error('The visitor left');
    caller.abort(reason);
    expect((await heard).error).toBe(reason);
    await until(() => fake().calls[0]?.aborted === true, 10_000);
  });

  it('by a break closes the connection within a second', async () => {
    const log = recordLog();
    const { model } = await connect({ log: log.log });
    fake().mode = 'slow';
    for await (const piece of model.stream(conversation, never)) {
      expect(piece).not.toBe('');
      break;
    }
    await until(() => fake().calls[0]?.aborted === true, 10_000);
    expect(log.lines).toMatchObject([{ outcome: 'left' }]);
  });
});
