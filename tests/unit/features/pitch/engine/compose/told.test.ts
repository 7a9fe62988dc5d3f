import { describe, expect, it } from 'vitest';

import {
  goalFacts,
  hooksFrom,
  howBeats,
  offeredHooks,
  proofsToOpenWith,
  tellsFigure,
  textsOf,
} from '#app/features/pitch/engine/compose/told';
import type { BriefSentence, Reading, Role } from '#app/features/pitch/engine/read/reading';
import { english, lamp } from './packs';

const sentence = (text: string, role: Role, ...shorter: string[]): BriefSentence => ({
  text,
  role,
  shorter,
  order: 0,
});

function reading(...sentences: BriefSentence[]): Reading {
  return { ...english.read(lamp), sentences };
}

describe('what the brief tells', () => {
  it('is worth more whole than shortened', () => {
    const worths = textsOf(sentence('It lasts long.', 'how', 'It lasts.')).map(({ worth }) => worth);
    expect(worths).toEqual([4, 1.3]);
  });

  it('opens best with a figure, and never with a text that leans on another', () => {
    const hooks = hooksFrom(
      sentence('3 in 4 break.', 'problem', 'They break.'),
      (text) => !text.startsWith('They'),
    );
    expect(hooks).toEqual([{ text: '3 in 4 break.', worth: 6 }]);
  });

  it('begins with a figure that tells what it counts', () => {
    const offer = { phrase: 'a reading lamp', medium: [], plural: false, feminine: false };
    const told = {
      ...reading(
        sentence('640 lamps are already sold.', 'proof'),
        sentence('12 campers use it, a lamp for the night.', 'proof'),
        sentence('900 members.', 'proof'),
        sentence('Our lamp won a prize in 2024.', 'proof'),
        sentence('A lamp lasts 12 years.', 'how'),
      ),
      offer,
    };
    expect(proofsToOpenWith(told, () => true)).toEqual(['640 lamps are already sold.']);
  });

  it('offers ways to begin that no version uses unasked, a proof first', () => {
    const { variants, weight } = offeredHooks(['640 lamps are sold.'], ['Who goes camping?']);
    const [proof, question] = variants;
    expect(proof?.worth).toBeGreaterThan(question?.worth ?? Infinity);
    expect(Object.values(weight)).toEqual([0, 0, 0, 0]);
  });

  it('weighs its facts by the goal', () => {
    const told = reading(sentence('It costs £20.', 'model'), sentence('We are two.', 'team'));
    expect(goalFacts(told).map(({ name, weight }) => [name, weight[60]])).toEqual([
      ['model', 8],
      ['team', 6],
    ]);
  });

  it('counts no price as a proof', () => {
    expect(tellsFigure(reading(sentence('It costs £20.', 'model')))).toBe(false);
    expect(tellsFigure(reading(sentence('It lasts 12 hours.', 'how')))).toBe(true);
  });

  it('says six things of how it works at most', () => {
    expect(howBeats(Array(8).fill(sentence('It works.', 'how')), textsOf)).toHaveLength(6);
  });
});
