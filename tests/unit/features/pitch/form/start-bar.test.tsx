import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ToastProvider } from '#app/components/ui/overlays/toast';
import { emptyDraft } from '#app/features/pitch/form/brief-draft';
import { PitchForm } from '#app/features/pitch/form/pitch-form';
import { ok } from '#app/lib/result';
import { saveDraft } from '#app/lib/forms/draft-storage';
import { show } from '#tests/unit/show';
import { servePlaces } from './fields/serve-places';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getExample: vi.fn<(call: { data: { category: string } }) => Promise<unknown>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  // What jsdom has not.
  HTMLElement.prototype.scrollIntoView = () => {};
  servePlaces();
  functions.getExample.mockImplementation(async ({ data: { category } }) =>
    ok({ ...emptyDraft, category, description: `Example of a ${category}` }),
  );
});

const bringBack = { name: 'Bring back what I had written' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Describe your/ });
const described = () => area().value;

test('one press fills an empty form with an example', async () => {
  await open('');
  await press('Start from an example');
  expect(described()).toBe('Example of a product');
  expect(screen.queryByRole('button', bringBack)).toBeNull();
  expect(screen.getByText('The form now contains an example. You can change every field.')).toBeTruthy();
});

test('the example is of the category that is chosen', async () => {
  await open('');
  await choose('A service');
  await press('Start from an example');
  expect(described()).toBe('Example of a service');
});

test('brings back what the visitor had written, however many examples came since', async () => {
  await open('My own words');
  await press('Start from an example');
  await choose('A service');
  await press('Start from an example');
  expect(described()).toBe('Example of a service');
  await press('Bring back what I had written');
  expect(described()).toBe('My own words');
  expect(screen.queryByRole('button', bringBack)).toBeNull();
});

test('brings back an example that was changed since, for that is the visitor’s own', async () => {
  await open('My own words');
  await press('Start from an example');
  await userEvent.type(area(), ', and more');
  await press('Start from an example');
  await press('Bring back what I had written');
  expect(described()).toBe('Example of a product, and more');
});

test('says so when the example does not arrive, and leaves the form as it is', async () => {
  functions.getExample.mockRejectedValueOnce(new Error('offline'));
  await open('My own words');
  await press('Start from an example');
  expect((await screen.findByRole('alert')).textContent).toContain('The example could not be loaded');
  expect(described()).toBe('My own words');
});

test('starts afresh, and can still bring back what was written', async () => {
  await open('My own words');
  await choose('A service');
  await press('Start afresh');
  expect(described()).toBe('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A service' }).checked).toBe(false);
  expect(sessionStorage.getItem('brief-draft')).not.toContain('My own words');
  expect(await screen.findByText('The form is empty.')).toBeTruthy();
  await press('Bring back what I had written');
  expect(described()).toBe('My own words');
});

async function open(description: string) {
  if (description) saveDraft('brief', { ...emptyDraft, category: 'product', description });
  await show(
    <ToastProvider>
      <Suspense>
        <PitchForm />
      </Suspense>
    </ToastProvider>,
  );
  await screen.findByRole('form');
}
