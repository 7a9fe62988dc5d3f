import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { throughOutage } from '#app/features/pitch/server/generation/model-outage';
import { ModelError } from '#app/server/ai/model-error';
import { PermanentError } from '#app/server/workflows/workflows';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;

/** A model that is left alone until `backAt` ms from now; its work fails until then. */
function outage(backAt: number) {
  const begun = Date.now();
  const isAvailable = () => Date.now() - begun >= backAt;
  const onWait = vi.fn<() => Promise<void>>(async () => {});
  const work = async () => {
    if (!isAvailable()) throw new ModelError('circuit-open');
    return 'written';
  };
  return { work, wait: { isAvailable, onWait, signal: never } };
}

test('work that succeeds is done once, without a word', async () => {
  const { work, wait } = outage(0);
  expect(await throughOutage(work, wait)).toBe('written');
  expect(wait.onWait).not.toHaveBeenCalled();
});

test('work waits for a model that is left alone, and says so once', async () => {
  const { work, wait } = outage(100_000);
  const done = throughOutage(work, wait);
  await vi.advanceTimersByTimeAsync(101_000);
  expect(await done).toBe('written');
  expect(wait.onWait).toHaveBeenCalledTimes(1);
});

test('after two minutes in vain it fails for good', async () => {
  const { work, wait } = outage(Number.POSITIVE_INFINITY);
  const done = throughOutage(work, wait).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(await Promise.race([done, 'waits'])).toBe('waits');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await done).toBeInstanceOf(PermanentError);
});

test('a failure of a model that may be asked again is not waited for', async () => {
  const { wait } = outage(0);
  const failing = () => Promise.reject(new ModelError('timeout'));
  await expect(throughOutage(failing, wait)).rejects.toMatchObject({ kind: 'timeout' });
});

test('whoever deletes the pitch ends the wait', async () => {
  const { work, wait } = outage(Number.POSITIVE_INFINITY);
  const deleting = new AbortController();
  const done = throughOutage(work, { ...wait, signal: deleting.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1500);
  deleting.abort();
  expect(await done).toMatchObject({ name: 'AbortError' });
});
