import { expect, test, vi } from 'vitest';

import { loadHistory, saveHistory, watchHistory } from '#app/features/pitch/history/history-storage';

test('a text is kept for this browser, and taken away', () => {
  expect(loadHistory()).toBeNull();
  saveHistory('text');
  expect(loadHistory()).toBe('text');
  saveHistory(null);
  expect(loadHistory()).toBeNull();
});

test('whoever watches is told of this tab, of the others, and of a browser wiped clean', () => {
  const listener = vi.fn<() => void>();
  const end = watchHistory(listener);
  saveHistory('text');
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'pitch-history' }));
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  saveHistory('more');
  window.dispatchEvent(new StorageEvent('storage', { key: 'pitch-history' }));
  expect(listener).toHaveBeenCalledTimes(3);
});
