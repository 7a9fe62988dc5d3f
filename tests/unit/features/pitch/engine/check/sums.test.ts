import { describe, expect, it } from 'vitest';

import { faultsOf } from '#app/features/pitch/engine/check/faults';
import { rightSums } from '#app/features/pitch/engine/check/sums';
import type { AnsweredBrief, Pitch, Sum } from '#app/features/pitch/pitch';

const brief: AnsweredBrief = {
  category: 'product',
  goal: 'investors',
  description: 'A tray costs 38 rand to make and sells for 120. The mould costs 450,000 rand.',
  usedBy: 'drivers of minibus taxis',
  distributedIn: ['ZA'],
};
const numbers = new Set(['38', '120', '450000']);
const margin: Sum = { left: 120, operation: '-', right: 38, result: 82 };

describe('sums that a model tells', () => {
  it('are right where both sides are the founder’s, or results before', () => {
    const trays: Sum = { left: 450000, operation: '÷', right: 82, result: 5500 };
    expect(rightSums([margin, trays], { numbers })).toEqual([margin, trays]);
  });

  it('are none where a side is nobody’s', () => {
    const trays: Sum = { left: 450000, operation: '÷', right: 82, result: 5500 };
    expect(rightSums([trays], { numbers })).toEqual([]);
    expect(rightSums([{ left: 9, operation: '+', right: 3, result: 12 }], { numbers })).toEqual([]);
  });

  it('are none where the result is wrong by more than rounding', () => {
    expect(rightSums([{ ...margin, result: 90 }], { numbers })).toEqual([]);
    expect(rightSums([{ ...margin, result: 80 }], { numbers })).toHaveLength(1);
    expect(rightSums([{ left: 120, operation: '÷', right: 0, result: 1 }], { numbers })).toEqual([]);
  });

  it('may take a year in months, and shares in hundreds', () => {
    expect(rightSums([{ left: 120, operation: '÷', right: 12, result: 10 }], { numbers })).toHaveLength(1);
    expect(rightSums([{ left: 120, operation: '+', right: 12, result: 132 }], { numbers })).toEqual([]);
  });
});

describe('a number in a pitch', () => {
  const pitch: Pitch = {
    oneLiner: [{ text: 'A tray for fares.' }],
    spoken: { 15: [[{ text: 'Each tray leaves us 82 rand.' }]] },
    openings: [],
    email: { subject: [], body: [] },
  };
  const invented = (one: Pitch) =>
    faultsOf(one, { brief, lang: 'en' }, { facts: [] }).filter(({ check }) => check === 7);

  it('is invented without its sum, and follows from the founder’s with it', () => {
    expect(invented(pitch)).toHaveLength(1);
    expect(invented({ ...pitch, sums: [margin] })).toEqual([]);
    expect(invented({ ...pitch, sums: [{ ...margin, left: 121 }] })).toHaveLength(1);
  });

  it('may be said round, but no rounder than a twentieth', () => {
    const saying = (text: string) => invented({ ...pitch, spoken: { 15: [[{ text }]] }, sums: [margin] });
    expect(saying('Each tray leaves us some 80 rand.')).toEqual([]);
    expect(saying('Each tray leaves us some 90 rand.')).toHaveLength(1);
  });
});
