import { expect, test } from 'vitest';

import type { AnsweredBrief } from '#app/features/pitch/pitch';
import { readBrief } from '#app/features/pitch/engine/read/read';

const brief: Omit<AnsweredBrief, 'description'> = {
  category: 'product',
  goal: 'investors',
  usedBy: 'rowing clubs',
  distributedIn: [],
};

test('The name of a boast that is left out is said with what is sold', () => {
  const description =
    'OarWell is simply the most exciting thing ever to happen to rowing! Wooden oars cost £310 and split within three winters. ' +
    'Our steam cabinet dries one in 40 minutes for £12. Four clubs between Henley and Marlow use it.';
  const { facts, offer } = readBrief({ brief: { ...brief, description }, lang: 'en' });
  expect(facts.map(({ text }) => text)).toEqual([
    'Wooden oars cost £310 and split within three winters',
    'OarWell: our steam cabinet dries one in 40 minutes for £12',
    'Four clubs between Henley and Marlow use it',
  ]);
  expect(offer.name).toBe('OarWell');
});
