// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { hasDraft, loadDraft, saveDraft } from '#app/features/pitch/form/draft-storage';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a text is kept for this tab alone', () => {
  expect(hasDraft()).toBe(false);
  saveDraft('text');
  expect(hasDraft()).toBe(true);
  expect(loadDraft()).toBe('text');
  expect(localStorage).toHaveLength(0);
});

test('a browser that keeps nothing only loses the convenience', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  expect(() => saveDraft('text')).not.toThrow();
  expect(loadDraft()).toBeNull();
  expect(hasDraft()).toBe(false);
});
