import { expect, test, vi } from 'vitest';

import { streamLines } from '#app/server/http/server-functions/stream-lines';
import { silentLog } from '#tests/integration/support/databases';

/** A stream of one item, which then waits for what `wait` resolves to; what it warns of is in `warn`. */
function streamed(wait: (signal: AbortSignal) => Promise<'item' | 'end' | 'fault'>) {
  const warn = vi.fn<(...said: unknown[]) => void>();
  const onEnd = vi.fn<() => void>();
  async function* items(signal: AbortSignal) {
    yield 'first';
    const next = await wait(signal);
    if (next === 'fault') throw new Error('away');
    if (next === 'item') yield 'second';
  }
  const log = Object.assign(Object.create(silentLog), { warn });
  const closing = new AbortController().signal;
  const reader = streamLines(items, { closing, log }, onEnd).body?.getReader();
  if (!reader) throw new Error('no body');
  return { reader, warn, onEnd };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

test('each item is a line', async () => {
  const { reader, onEnd } = streamed(async () => 'item');
  const lines = [await reader.read(), await reader.read()].map(({ value }) =>
    new TextDecoder().decode(value),
  );
  expect(lines).toEqual(['"first"\n', '"second"\n']);
  expect((await reader.read()).done).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each(['end', 'item'] as const)(
  'a visitor who leaves while a pitch is written is no fault (then: %s)',
  async (then) => {
    const waits = Promise.withResolvers<void>();
    const { reader, warn, onEnd } = streamed(async (signal) => {
      waits.resolve();
      await aborted(signal);
      return then;
    });
    await reader.read();
    const last = reader.read();
    await waits.promise;
    await reader.cancel();
    await last;
    await new Promise(setImmediate);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalled();
  },
);

test('a stream that fails is logged', async () => {
  const { reader, warn } = streamed(async () => 'fault');
  await reader.read();
  await expect(reader.read()).rejects.toThrow('away');
  expect(warn).toHaveBeenCalledTimes(1);
});
