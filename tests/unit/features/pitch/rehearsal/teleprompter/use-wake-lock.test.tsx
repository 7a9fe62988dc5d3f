import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useWakeLock } from '#app/features/pitch/rehearsal/teleprompter/use-wake-lock';

const release = vi.fn<() => Promise<void>>(async () => {});
const request = vi.fn<(type: string) => Promise<object>>(async () => ({ release }));

afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(document, 'visibilityState');
});

test('the screen stays on again after a look at another app, and no longer than the rehearsal', async () => {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  const { rerender } = renderHook(({ active }) => useWakeLock(active), { initialProps: { active: true } });
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  look('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  look('visible');
  expect(request).toHaveBeenCalledTimes(2);
  await act(async () => rerender({ active: false }));
  expect(release).toHaveBeenCalledTimes(1);
  look('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

function look(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
