import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { emptyDraft } from '#app/features/pitch/form/brief-draft';
import { PitchForm } from '#app/features/pitch/form/pitch-form';
import { saveDraft } from '#app/lib/forms/draft-storage';
import { show } from '#tests/unit/show';
import { servePlaces } from './serve-places';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  createPitch: vi.fn<() => Promise<void>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

const draft = {
  ...emptyDraft,
  category: 'service',
  description: 'We mend bicycles at night.',
  goal: 'users',
  distributedIn: ['FR'],
  usedBy: 'People who ride to work',
};

beforeEach(() => {
  // What jsdom has not.
  HTMLElement.prototype.scrollIntoView = () => {};
  servePlaces();
});

test.each([
  ['pastes two thousand letters', 'x'.repeat(2000), /Shorten this text to 1000 characters/],
  ['pastes a hidden control character', 'We mend \u0000 bicycles.', /control characters|not allowed|cannot/],
])('who %s is not told that something is missing', async (_, description, said) => {
  saveDraft('brief', { ...draft, description });
  const summary = await submitted();
  expect(summary).toContain('Please correct what is marked');
  expect(summary).toMatch(said);
  expect(summary).not.toContain('Please fill in all required fields');
});

test('who leaves a field empty is', async () => {
  saveDraft('brief', { ...draft, description: '' });
  expect(await submitted()).toContain('Please fill in all required fields');
});

test.each(['product', 'service', 'offer', 'project', 'concept'])(
  'what is offered, a %s, is named in the label and in what is missing',
  async (category) => {
    saveDraft('brief', { ...draft, category, description: '' });
    expect(await submitted()).toContain(`You must describe the ${category} you will provide`);
    expect(screen.getByRole('textbox', { name: new RegExp(`^Describe your ${category}`) })).toBeTruthy();
  },
);

async function submitted(): Promise<string> {
  await show(
    <Suspense>
      <PitchForm />
    </Suspense>,
  );
  await screen.findByRole('form');
  await userEvent.click(screen.getByRole('button', { name: 'Write my pitch' }));
  return (await screen.findByRole('alert')).textContent ?? '';
}
