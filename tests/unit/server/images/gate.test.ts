import { expect, test } from 'vitest';

import { createGate } from '#app/server/images/gate';
import { Refusal } from '#app/server/images/refusal';

const never = new AbortController().signal;

test('two work, the next waits for its turn, and one more is refused', async () => {
  const gate = createGate({ atWork: 2, waiting: 1, patience: 60_000 });
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const begun: string[] = [];
  const work = (name: string, end: Promise<string>) => async () => {
    begun.push(name);
    return end;
  };
  const running = [
    gate.run(work('1', first.promise), never),
    gate.run(work('2', second.promise), never),
    gate.run(work('3', Promise.resolve('third')), never),
  ];
  expect(await gate.run(work('4', Promise.resolve('fourth')), never)).toMatchObject({ status: 503 });
  expect(begun).toEqual(['1', '2']);
  first.resolve('first');
  second.resolve('second');
  expect(await Promise.all(running)).toEqual(['first', 'second', 'third']);
  expect(await gate.run(work('5', Promise.resolve('fifth')), never)).toBe('fifth');
});

test('a work that fails gives its place back', async () => {
  const gate = createGate({ atWork: 1, waiting: 0, patience: 60_000 });
  await expect(gate.run(() => Promise.reject(new Error('broken')), never)).rejects.toThrow('broken');
  expect(await gate.run(async () => 'next', never)).toBe('next');
});

test('who leaves the queue makes room in it', async () => {
  const gate = createGate({ atWork: 1, waiting: 1, patience: 60_000 });
  const end = Promise.withResolvers<void>();
  const running = gate.run(() => end.promise, never);
  const visitor = new AbortController();
  const leaving = gate.run(async () => 'never', visitor.signal);
  visitor.abort(new Error('left'));
  await expect(leaving).rejects.toThrow('left');
  const next = gate.run(async () => 'next', never);
  end.resolve();
  await running;
  expect(await next).toBe('next');
});

test('nobody waits for ever', async () => {
  const gate = createGate({ atWork: 1, waiting: 1, patience: 5 });
  const end = Promise.withResolvers<void>();
  const running = gate.run(() => end.promise, never);
  expect(await gate.run(async () => 'late', never)).toBeInstanceOf(Refusal);
  end.resolve();
  await running;
  expect(await gate.run(async () => 'next', never)).toBe('next');
});

test('a work whose visitor has left keeps its place until it ends', async () => {
  const gate = createGate({ atWork: 1, waiting: 1, patience: 60_000 });
  const end = Promise.withResolvers<string>();
  const visitor = new AbortController();
  const running = gate.run(() => end.promise, visitor.signal);
  visitor.abort(new Error('left'));
  const begun: string[] = [];
  const next = gate.run(async () => begun.push('next'), never);
  await new Promise(setImmediate);
  expect(begun).toEqual([]);
  end.resolve('done');
  expect(await running).toBe('done');
  await next;
  expect(begun).toEqual(['next']);
});
