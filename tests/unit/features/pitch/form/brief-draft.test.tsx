// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';

import {
  emptyDraft,
  readControls,
  readDraft,
  toBrief,
  writeDraft,
} from '#app/features/pitch/form/brief-draft';
import { saveDraft } from '#app/features/pitch/form/draft-storage';
import { briefFaults } from '#app/features/pitch/brief-schema';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('the draft of this tab', () => {
  test('comes back as it was left, unfinished as it is', () => {
    const draft = { ...emptyDraft, description: ' half a sen', distributedIn: ['FR'] };
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
  });

  test.each([
    '',
    'null',
    '{',
    '[]',
    '{"description":"x"}',
    JSON.stringify({ ...emptyDraft, distributedIn: [1] }),
  ])('is empty when what is stored is not one: %j', (stored) => {
    saveDraft(stored);
    expect(readDraft()).toEqual(emptyDraft);
  });

  test('is empty when nothing was stored', () => {
    expect(readDraft()).toEqual(emptyDraft);
  });
});

test('what was typed before the scripts came is read from the controls, empty ones left out', () => {
  document.body.innerHTML = `<form>
    <input type="radio" name="category" value="product"><input type="radio" name="category" value="service" checked>
    <textarea name="description">Herbs</textarea><textarea name="usedBy"></textarea>
    <input name="distributedIn" value="Fra"><input name="other" value="x">
  </form>`;
  const form = document.querySelector('form');
  expect(form && readControls(form)).toEqual({ category: 'service', description: 'Herbs' });
});

describe('what is sent', () => {
  test('leaves out what was left empty and may be', () => {
    const brief = toBrief({ ...emptyDraft, messagesAndValues: '  ' });
    expect(brief.madeIn).toBeUndefined();
    expect(brief.messagesAndValues).toBeUndefined();
  });

  test('of a finished draft is a brief in order', () => {
    const draft = {
      category: 'product',
      description: 'Herbs without soil.',
      goal: 'users',
      distributedIn: ['FR'],
      madeIn: '',
      usedBy: 'Cooks',
      messagesAndValues: '',
      moment: '',
      change: '',
    };
    expect(briefFaults(toBrief(draft))).toEqual({});
  });

  test('of an empty draft lacks what is required, and nothing else', () => {
    expect(Object.keys(briefFaults(toBrief(emptyDraft))).toSorted()).toEqual([
      'category',
      'description',
      'distributedIn',
      'goal',
      'usedBy',
    ]);
  });
});
