import { expect, test } from 'vitest';

import { createSingleFlight } from '#app/server/on-demand/single-flight';

const never = new AbortController().signal;

test('many who ask for one key share one work, and a later one starts anew', async () => {
  const flights = createSingleFlight<number>();
  let started = 0;
  const work = async () => (started += 1);
  expect(await Promise.all([1, 2, 3].map(() => flights.join('key', never, work)))).toEqual([1, 1, 1]);
  expect(await flights.join('key', never, work)).toBe(2);
});

test('the work goes on while one still waits, and is aborted when the last has left', async () => {
  const flights = createSingleFlight<string>();
  const aborted = Promise.withResolvers<string>();
  const work = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => aborted.resolve('aborted'));
    return new Promise<string>(() => {});
  };
  const [one, other] = [new AbortController(), new AbortController()];
  const first = flights.join('key', one.signal, work);
  const second = flights.join('key', other.signal, work);
  one.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect(await Promise.race([aborted.promise, Promise.resolve('goes on')])).toBe('goes on');
  other.abort(new Error('left too'));
  await expect(second).rejects.toThrow('left too');
  expect(await aborted.promise).toBe('aborted');
});

test('who comes after an abort gets a work of their own', async () => {
  const flights = createSingleFlight<string>();
  const visitor = new AbortController();
  const left = flights.join('key', visitor.signal, () => new Promise<string>(() => {}));
  visitor.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(await flights.join('key', never, async () => 'anew')).toBe('anew');
});
