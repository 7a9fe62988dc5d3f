// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type BriefDraft, emptyDraft } from '#app/features/pitch/form/brief-draft';
import { ExampleButton } from '#app/features/pitch/form/example-button';
import type { OfferCategory } from '#app/features/pitch/brief';
import { show } from '../shown';

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getExample: vi.fn<(call: { data: { category: string } }) => Promise<unknown>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  functions.getExample.mockImplementation(async ({ data: { category } }) => ({
    ...emptyDraft,
    category,
    description: `Example of a ${category}`,
  }));
});

afterEach(cleanup);

const bringBack = { name: 'Bring back what I had written' };

test('fills the form with an example of the category', async () => {
  await show(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Fill in an example' }));
  expect(screen.getByTestId('description').textContent).toBe('Example of a product');
  expect(screen.getByRole('status').textContent).toContain('The form holds an example');
});

test('brings back what was there', async () => {
  await show(<Form />);
  expect(screen.queryByRole('button', bringBack)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Fill in an example' }));
  await userEvent.click(screen.getByRole('button', bringBack));
  expect(screen.getByTestId('description').textContent).toBe('My own words');
  expect(screen.queryByRole('button', bringBack)).toBeNull();
});

test('brings back what the visitor had written, however many examples came since', async () => {
  await show(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Fill in an example' }));
  await userEvent.click(screen.getByRole('button', { name: 'A service' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fill in an example' }));
  expect(screen.getByTestId('description').textContent).toBe('Example of a service');
  await userEvent.click(screen.getByRole('button', bringBack));
  expect(screen.getByTestId('description').textContent).toBe('My own words');
});

test('brings back an example that was changed since, for that is the visitor’s own', async () => {
  await show(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Fill in an example' }));
  await userEvent.click(screen.getByRole('button', { name: 'Write more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fill in an example' }));
  await userEvent.click(screen.getByRole('button', bringBack));
  expect(screen.getByTestId('description').textContent).toBe('Example of a product, and more');
});

test('says so when the example does not arrive, and leaves the form as it is', async () => {
  functions.getExample.mockRejectedValueOnce(new Error('offline'));
  await show(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Fill in an example' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The example did not arrive');
  expect(screen.getByTestId('description').textContent).toBe('My own words');
});

function Form() {
  const [draft, setDraft] = useState<BriefDraft>({
    ...emptyDraft,
    category: 'product',
    description: 'My own words',
  });
  const category: OfferCategory = draft.category === 'service' ? 'service' : 'product';
  return (
    <>
      <p data-testid="description">{draft.description}</p>
      <button type="button" onClick={() => setDraft({ ...draft, category: 'service' })}>
        A service
      </button>
      <button
        type="button"
        onClick={() => setDraft({ ...draft, description: `${draft.description}, and more` })}
      >
        Write more
      </button>
      <ExampleButton category={category} current={() => draft} fill={setDraft} />
    </>
  );
}
