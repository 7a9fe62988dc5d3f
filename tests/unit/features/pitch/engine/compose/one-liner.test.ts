import { expect, it } from 'vitest';

import { chooseOneLiner } from '#app/features/pitch/engine/compose/one-liner';
import type { Passage } from '#app/features/pitch/pitch';

const long: Passage = [{ text: 'A'.repeat(141) }];
const best: Passage = [{ text: 'A reading lamp that charges in the sun, for campers.' }];
const short: Passage = [{ text: 'A reading lamp for campers.' }];
const blank: Passage = [{ text: 'A lamp: ' }, { text: '[what it is]', placeholder: true }];

it('takes the best that fits', () => {
  expect(chooseOneLiner([long, best, short], { shorter: false })).toBe(best);
});

it('takes one that is a fifth shorter for a shorter version, but none to fill in', () => {
  expect(chooseOneLiner([best, blank, short], { shorter: true })).toBe(short);
});

it('keeps the best when none is shorter', () => {
  expect(chooseOneLiner([best, blank], { shorter: true })).toBe(best);
});
