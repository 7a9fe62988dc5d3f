import { expect, test } from 'vitest';

import { emptyDraft } from '#app/features/pitch/form/brief-draft';
import { firstSentence, secondsAloud } from '#app/features/pitch/form/mirror-text';

test('a description begins with its first sentence', () => {
  expect(firstSentence('  Le basilic meurt. Radicelle le sauve.')).toBe('Le basilic meurt.');
  expect(firstSentence('half a sen')).toBe('half a sen');
  expect(firstSentence('   ')).toBe('');
});

test('a long sentence is cut between two words, a long word wherever it must be', () => {
  const cut = firstSentence('word '.repeat(100));
  expect(cut).toMatch(/^(word )+word…$/);
  expect(cut.length).toBeLessThanOrEqual(181);
  expect(firstSentence('x'.repeat(500)).length).toBeLessThan(182);
});

test('all that is written takes time to say', () => {
  expect(secondsAloud(emptyDraft, 'en')).toBe(0);
  expect(
    secondsAloud({ ...emptyDraft, description: 'word '.repeat(70), usedBy: 'word '.repeat(70) }, 'en'),
  ).toBe(60);
});
