import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { retryImport } from '#app/lib/retry-import';

const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockRejectedValueOnce(new Error('away')).mockResolvedValue('the part');
});
afterEach(() => {
  vi.useRealTimers();
});

test('what did not come is asked for again once the browser is back on the network', async () => {
  const part = retryImport(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('the part');
});

test('and by and by without any news of the network', async () => {
  const part = retryImport(load);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await part).toBe('the part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('less and less often, as long as it does not come', async () => {
  load.mockReset().mockRejectedValue(new Error('refused'));
  void retryImport(load);
  await vi.advanceTimersByTimeAsync(36_000);
  expect(load).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(load.mock.calls.length).toBeLessThan(25);
  expect(load.mock.calls.length).toBeGreaterThan(12);
});
