import { describe, expect, it } from 'vitest';

import { maxWordsFor } from '#app/features/pitch/engine/max-words';

describe('the most words of a text', () => {
  it.each([
    ['en', [35, 70, 140, 210]],
    ['fr', [36, 72, 145, 217]],
    ['es', [37, 75, 150, 225]],
  ] as const)('are what can be said in its time in %s', (lang, most) => {
    expect(([15, 30, 60, 90] as const).map((duration) => maxWordsFor(lang, duration))).toEqual(most);
  });

  it('are four fifths of it in a shorter version', () => {
    expect(maxWordsFor('en', 60, { shorter: true })).toBe(112);
  });
});
