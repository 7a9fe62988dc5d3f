import { describe, expect, test } from 'vitest';

import { emptyDraft, parseDraft, toBrief } from '#app/features/pitch/form/brief-draft';
import { briefFaults } from '#app/features/pitch/brief-schema';

describe('what a tab kept of a draft', () => {
  test('is taken as it was left, unfinished as it is', () => {
    const draft = { ...emptyDraft, description: ' half a sen', distributedIn: ['FR'] };
    expect(parseDraft({ ...draft })).toEqual(draft);
  });

  test('of before the form asked two more questions has no answers to them', () => {
    const { moment: _moment, change: _change, ...earlier } = emptyDraft;
    expect(parseDraft({ ...earlier, description: 'Herbs' })).toEqual({ ...emptyDraft, description: 'Herbs' });
  });

  test.each([undefined, null, '', [], { description: 'x' }, { ...emptyDraft, distributedIn: [1] }])(
    'is empty when it is none: %j',
    (kept) => {
      expect(parseDraft(kept)).toEqual(emptyDraft);
    },
  );
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
