import { describe, expect, it } from 'vitest';

import { letter } from '#app/features/pitch/engine/en/letter';
import { readEnglish } from '#app/features/pitch/engine/en/read';
import { goals, type Brief } from '#app/features/pitch/pitch';
import { briefCases } from '#tests/fixtures/briefs/all';

const brief: Brief = {
  category: 'product',
  description: 'Taproot is a countertop planter.',
  goal: 'investors',
  distributedIn: ['GB'],
  usedBy: 'people who live in town',
};

describe('an English pitch sent in writing', () => {
  it.each([
    ['Taproot is a countertop planter.', 'Taproot: a countertop planter for people who live in town'],
    ['We do bookkeeping for food trucks.', 'We do bookkeeping for food trucks'],
    ['An app for parents.', 'An app for parents'],
    ['It is hard to say what it is.', 'A product for people who live in town'],
  ])('has “%s” in its subject', (description, subject) => {
    expect(letter(readEnglish({ ...brief, description })).subject).toBe(subject);
  });

  it.each(briefCases.filter(({ name }) => name.startsWith('en-')))(
    'keeps the subject of $name short',
    ({ brief: one }) => {
      const { subject } = letter(readEnglish(one));
      expect(subject.length).toBeGreaterThan(8);
      expect(subject.length).toBeLessThanOrEqual(60);
      expect(subject).not.toMatch(/pitch|[.[\]]$/iu);
    },
  );

  it('closes by goal', () => {
    const closings = goals.map((goal) => letter(readEnglish({ ...brief, goal })).closing);
    expect(new Set(closings).size).toBe(goals.length);
  });

  it('speaks for one founder alone', () => {
    expect(letter(readEnglish({ ...brief, description: 'I sew bags.' })).closing).toContain('I’ll');
  });
});
