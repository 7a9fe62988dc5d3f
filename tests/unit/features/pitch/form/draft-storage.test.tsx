// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { loadDraft, saveDraft, watchDraft } from '#app/features/pitch/form/draft-storage';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a text is kept for this tab alone', () => {
  expect(loadDraft()).toBeNull();
  saveDraft('text');
  expect(loadDraft()).toBe('text');
  expect(localStorage).toHaveLength(0);
});

test('a browser that refuses storage keeps it as long as the page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  saveDraft('text');
  expect(loadDraft()).toBe('text');
  refuse.mockRestore();
  saveDraft('more');
  expect(sessionStorage.getItem('brief-draft')).toBe('more');
});

test('who watches is told of each change', () => {
  const listener = vi.fn<() => void>();
  const end = watchDraft(listener);
  saveDraft('text');
  end();
  saveDraft('more');
  expect(listener).toHaveBeenCalledOnce();
});
