import { expect, test } from 'vitest';

import { createSemaphore } from '#app/server/on-demand/semaphore';
import { HttpError } from '#app/server/on-demand/http-error';

const never = new AbortController().signal;

test('two work, the next waits for its turn, and one more is refused', async () => {
  const semaphore = createSemaphore({ concurrency: 2, maxWaiting: 1, maxWaitMs: 60_000 });
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const begun: string[] = [];
  const work = (name: string, end: Promise<string>) => async () => {
    begun.push(name);
    return end;
  };
  const running = [
    semaphore.run(work('1', first.promise), never),
    semaphore.run(work('2', second.promise), never),
    semaphore.run(work('3', Promise.resolve('third')), never),
  ];
  expect(await semaphore.run(work('4', Promise.resolve('fourth')), never)).toMatchObject({ status: 503 });
  expect(begun).toEqual(['1', '2']);
  first.resolve('first');
  second.resolve('second');
  expect(await Promise.all(running)).toEqual(['first', 'second', 'third']);
  expect(await semaphore.run(work('5', Promise.resolve('fifth')), never)).toBe('fifth');
});

test('a work that fails gives its place back', async () => {
  const semaphore = createSemaphore({ concurrency: 1, maxWaiting: 0, maxWaitMs: 60_000 });
  await expect(semaphore.run(() => Promise.reject(new Error('broken')), never)).rejects.toThrow('broken');
  expect(await semaphore.run(async () => 'next', never)).toBe('next');
});

test('who leaves the queue makes room in it', async () => {
  const semaphore = createSemaphore({ concurrency: 1, maxWaiting: 1, maxWaitMs: 60_000 });
  const end = Promise.withResolvers<void>();
  const running = semaphore.run(() => end.promise, never);
  const visitor = new AbortController();
  const leaving = semaphore.run(async () => 'never', visitor.signal);
  visitor.abort(new Error('left'));
  await expect(leaving).rejects.toThrow('left');
  const next = semaphore.run(async () => 'next', never);
  end.resolve();
  await running;
  expect(await next).toBe('next');
});

test('nobody waits for ever', async () => {
  const semaphore = createSemaphore({ concurrency: 1, maxWaiting: 1, maxWaitMs: 5 });
  const end = Promise.withResolvers<void>();
  const running = semaphore.run(() => end.promise, never);
  expect(await semaphore.run(async () => 'late', never)).toBeInstanceOf(HttpError);
  end.resolve();
  await running;
  expect(await semaphore.run(async () => 'next', never)).toBe('next');
});

test('a work whose visitor has left keeps its place until it ends', async () => {
  const semaphore = createSemaphore({ concurrency: 1, maxWaiting: 1, maxWaitMs: 60_000 });
  const end = Promise.withResolvers<string>();
  const visitor = new AbortController();
  const running = semaphore.run(() => end.promise, visitor.signal);
  visitor.abort(new Error('left'));
  const begun: string[] = [];
  const next = semaphore.run(async () => begun.push('next'), never);
  await new Promise(setImmediate);
  expect(begun).toEqual([]);
  end.resolve('done');
  expect(await running).toBe('done');
  await next;
  expect(begun).toEqual(['next']);
});
