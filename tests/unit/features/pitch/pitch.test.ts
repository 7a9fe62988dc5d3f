import { describe, expect, test } from 'vitest';

import { durationsOf, isPitchId, plainText, spokenIn } from '#app/features/pitch/pitch';
import { pitchSchema, refinementSchema } from '#app/features/pitch/pitch-schema';

describe('the address of a pitch', () => {
  test.each(['AbCdEfGhIjKlMnOpQrSt-_', '0123456789012345678901'])('%s may be one', (id) => {
    expect(isPitchId(id)).toBe(true);
  });

  test.each([
    '',
    'short',
    'A'.repeat(21),
    'A'.repeat(23),
    `${'A'.repeat(21)}/`,
    `${'A'.repeat(22)}\n`,
    'é'.repeat(22),
  ])('%j is none', (id) => {
    expect(isPitchId(id)).toBe(false);
  });
});

test('a stored pitch opens that has the sums of a former review', () => {
  const pitch = {
    oneLiner: [{ text: 'A lamp.' }],
    spoken: { 30: [[{ text: 'It leaves us 82 rand.' }]] },
    openings: [],
    email: { subject: [], body: [] },
  };
  const sums = [{ left: 120, operation: '-', right: 38, result: 82 }];
  expect(pitchSchema.parse({ ...pitch, sums })).toEqual(pitch);
});

describe('plain text', () => {
  test('of a passage joins its spans', () => {
    expect(plainText([{ text: 'We sell ' }, { text: 'du pain', lang: 'fr' }])).toBe('We sell du pain');
  });

  test('of passages puts an empty line between them', () => {
    expect(plainText([[{ text: 'One.' }], [{ text: 'Two ' }, { text: 'deux', lang: 'fr' }]])).toBe(
      'One.\n\nTwo deux',
    );
  });
});

describe('the durations of a pitch', () => {
  const spoken = { 15: [[{ text: 'Short.' }]], 60: [[{ text: 'Longer.' }]] };

  test('are those that its facts fill, shortest first', () => {
    expect(durationsOf({ spoken })).toEqual([15, 60]);
  });

  test.each([
    [15, 'Short.'],
    [30, 'Short.'],
    [60, 'Longer.'],
    [90, 'Longer.'],
  ] as const)('stand in for %i seconds by the longest below', (duration, text) => {
    expect(plainText(spokenIn({ spoken }, duration))).toBe(text);
  });
});

describe('a refinement', () => {
  test.each([
    { kind: 'tone', tone: 'shorter' },
    { kind: 'goal', goal: 'team' },
    { kind: 'language', lang: 'es' },
    { kind: 'opening', opening: 2 },
    { kind: 'answer', question: '[montant à compléter]', answer: '150 000 euros' },
  ])('of the kind $kind is taken', (refinement) => {
    expect(refinementSchema.parse(refinement)).toEqual(refinement);
  });

  test.each([
    { kind: 'tone', tone: 'louder' },
    { kind: 'tone', tone: 'more-concrete' },
    { kind: 'goal', goal: 'nobody' },
    { kind: 'language', lang: 'de' },
    { kind: 'opening', opening: 3 },
    { kind: 'opening', opening: 0.5 },
    { kind: 'answer', question: 'q1', answer: ' ' },
    { kind: 'answer', question: 'q1', answer: 'a'.repeat(201) },
    { kind: 'answer', question: 'q1', answer: 'a\u0000b' },
    { kind: 'tone', tone: 'shorter', more: 1 },
    null,
  ])('is refused when it is %j', (refinement) => {
    expect(refinementSchema.safeParse(refinement).success).toBe(false);
  });
});
