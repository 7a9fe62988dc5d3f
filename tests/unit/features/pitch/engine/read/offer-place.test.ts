import { expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';

it.each([
  'In May, we answered 40 calls from the quay. Nets tear on the reef and the boat stays in. Courtnet mends nets at sea.',
  'In Leeds, we met 40 skippers. Nets tear on the reef and the boat stays in. Courtnet mends nets at sea.',
])('the offer is not what was done in a month or a town: %s', (description) => {
  const brief = {
    category: 'service',
    goal: 'users',
    distributedIn: ['GB'],
    usedBy: 'owners',
    description,
  } as const;
  const { facts } = readBrief({ brief: { ...brief, distributedIn: ['GB'] }, lang: 'en' });
  expect(facts.find(({ kind }) => kind === 'offer')?.text).toContain('Courtnet');
});
