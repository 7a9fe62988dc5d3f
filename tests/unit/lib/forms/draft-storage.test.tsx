import { afterEach, expect, test, vi } from 'vitest';

import { dropDraft, loadDraft, saveDraft } from '#app/lib/forms/draft-storage';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a draft is kept for this tab alone, each form its own', () => {
  expect(loadDraft('brief')).toBeUndefined();
  saveDraft('brief', { description: 'Herbs' });
  expect(loadDraft('brief')).toEqual({ description: 'Herbs' });
  expect(loadDraft('contact')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  dropDraft('brief');
  expect(loadDraft('brief')).toBeUndefined();
});

test.each(['', '{'])('what is no draft is none: %j', (stored) => {
  sessionStorage.setItem('brief-draft', stored);
  expect(loadDraft('brief')).toBeUndefined();
});

test('a browser that refuses storage keeps it as long as the page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  saveDraft('brief', 'text');
  expect(loadDraft('brief')).toBe('text');
  refuse.mockRestore();
  saveDraft('brief', 'more');
  expect(sessionStorage.getItem('brief-draft')).toBe('"more"');
});
