import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { recordLog } from '#tests/integration/ai/record-log';
import { call, finding, never, rejection, useModel } from '#tests/integration/ai/use-model';
import { until } from '#tests/integration/support/until';
import { sentences } from '#tests/fakes/model/prose';

describe('a complete answer', () => {
  const { fake, connect } = useModel();

  it('is what the schema asks for, in the language asked for', async () => {
    const { model } = await connect();
    const answer = await model.complete(call, never);
    expect(finding.parse(answer)).toEqual(answer);
    expect(sentences.fr).toContain(answer.finding);
    expect(model.name).toBe('some-model');
    expect(fake().calls).toMatchObject([
      { method: 'POST', model: 'some-model', system: call.system, prompt: call.prompt, aborted: false },
    ]);
  });

  it('satisfies schemas of every kind', async () => {
    const { model } = await connect();
    const schema = z.object({
      kind: z.enum(['b2b', 'b2c']),
      version: z.literal(2),
      tags: z.array(z.string().max(12)).min(3).max(5),
      pair: z.tuple([z.string(), z.number()]),
      verdicts: z.record(z.enum(['clear', 'short']), z.boolean()),
      count: z.int().min(3).max(9),
      maybe: z.string().nullable(),
      long: z.string().min(400).max(450),
      either: z.union([
        z.object({ type: z.literal('a'), text: z.string() }),
        z.object({ type: z.literal('b') }),
      ]),
      optional: z.string().optional(),
    });
    const answer = await model.complete({ ...call, schema, maxOutputTokens: 2000 }, never);
    expect(answer).toMatchObject({ version: 2, tags: { length: 3 }, count: 3, optional: expect.any(String) });
  });

  it('is unwrapped from a fence and prose', async () => {
    const { model } = await connect();
    fake().mode = 'fenced';
    expect(finding.safeParse(await model.complete(call, never)).success).toBe(true);
  });

  it.each(['hostile', 'rule-breaking'] as const)('comes through as it is when %s', async (mode) => {
    const { model } = await connect();
    fake().mode = mode;
    const { finding: text } = await model.complete(call, never);
    expect(text).toContain(mode === 'hostile' ? '<script>' : '48 127');
  });

  it('is asked for again never: that is for the workflow', async () => {
    const { model } = await connect();
    fake().mode = '500';
    await rejection(model.complete(call, never));
    expect(fake().calls).toHaveLength(1);
  });
});

describe('a failing answer', () => {
  const { fake, connect } = useModel();

  it.each([
    ['429', { kind: 'rate-limited', retryable: true, status: 429 }],
    ['500', { kind: 'unavailable', retryable: true, status: 500 }],
    ['502', { kind: 'unavailable', retryable: true, status: 502 }],
    ['html-200', { kind: 'unavailable', retryable: true }],
    ['hang', { kind: 'timeout', retryable: true }],
    ['reset', { kind: 'unavailable', retryable: true }],
    ['cut', { kind: 'cut', retryable: true }],
    ['empty', { kind: 'empty', retryable: true }],
    ['invalid', { kind: 'invalid-answer', retryable: true }],
    ['wrong-shape', { kind: 'invalid-answer', retryable: true }],
  ] as const)(
    'of the kind %s has its own error, and none of our words in it or the log',
    async (mode, fault) => {
      const log = recordLog();
      const { model } = await connect({ log: log.log });
      fake().mode = mode;
      const error = await rejection(
        model.complete({ ...call, timeoutMs: mode === 'hang' ? 100 : 5000 }, never),
      );
      expect(error).toMatchObject(fault);
      expect(Object.keys(Object(error)).toSorted()).toEqual(['kind', 'name', 'retryable', 'status']);
      expect(log.lines).toMatchObject([{ purpose: 'a test', outcome: fault.kind, ms: expect.any(Number) }]);
      expect(JSON.stringify([log.lines, String(error)])).not.toMatch(/CANARY|the-key/);
    },
  );

  it('is refused for a wrong key', async () => {
    const { model } = await connect({ apiKey: 'another-key' });
    const fault = { kind: 'refused', retryable: false, status: 401 };
    expect(await rejection(model.complete(call, never))).toMatchObject(fault);
  });

  it('is refused at a wrong address', async () => {
    const { model } = await connect({ baseUrl: fake().url.replace('/v1', '/v0') });
    const fault = { kind: 'refused', retryable: false, status: 404 };
    expect(await rejection(model.complete(call, never))).toMatchObject(fault);
  });

  it('is unavailable where nobody listens', async () => {
    const { model } = await connect({ baseUrl: 'http://127.0.0.1:9/v1' });
    expect(await rejection(model.complete(call, never))).toMatchObject({ kind: 'unavailable' });
  });

  it('is cut where the tokens end', async () => {
    const { model } = await connect();
    const short = { ...call, maxOutputTokens: 4 };
    expect(await rejection(model.complete(short, never))).toMatchObject({ kind: 'cut', retryable: true });
  });

  it('is not even asked for when the question is too long', async () => {
    const { model } = await connect();
    const long = { ...call, prompt: 'x'.repeat(50_000) };
    expect(await rejection(model.complete(long, never))).toMatchObject({
      kind: 'too-long',
      retryable: false,
    });
    expect(fake().calls).toEqual([]);
  });

  it('is late by its own deadline', async () => {
    const { model } = await connect();
    fake().mode = 'slow';
    const late = model.complete({ ...call, timeoutMs: 50 }, never);
    expect(await rejection(late)).toMatchObject({ kind: 'timeout' });
    await until(() => fake().calls[0]?.aborted === true, 1000);
  });
});

describe('an aborted call', () => {
  const { fake, connect } = useModel();

  it('rejects with the reason of its signal and closes the connection within a second', async () => {
    const log = recordLog();
    const { model } = await connect({ log: log.log });
    fake().mode = 'hang';
    const caller = new AbortController();
    const asked = rejection(model.complete(call, caller.signal));
    await until(() => fake().calls.length === 1);
    const reason = new Error('The pitch was deleted');
    caller.abort(reason);
    expect(await asked).toBe(reason);
    await until(() => fake().calls[0]?.aborted === true, 1000);
    expect(log.lines).toMatchObject([{ outcome: 'left' }]);
  });

  it('never begins when its signal was aborted before', async () => {
    const { model } = await connect();
    const reason = new Error('Too late');
    expect(await rejection(model.complete(call, AbortSignal.abort(reason)))).toBe(reason);
    expect(fake().calls).toEqual([]);
  });
});

describe('the log', () => {
  const { connect } = useModel();

  it('has one line a call: purpose, time, tokens, outcome', async () => {
    const log = recordLog();
    const { model } = await connect({ log: log.log });
    await model.complete(call, never);
    expect(log.lines).toHaveLength(1);
    const { level: _level, time: _time, ...line } = log.lines[0] ?? {};
    expect(line).toEqual({
      purpose: 'a test',
      ms: expect.any(Number),
      tokensIn: expect.any(Number),
      tokensOut: expect.any(Number),
      outcome: 'answered',
      msg: 'model call',
    });
  });
});
