import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { ok } from '#app/lib/result';
import { setUpPitchPage } from '../../set-up-pitch-page';
import { scored } from '../../versions';

const { functions, open } = setUpPitchPage();

test('a check that a question would lift leads to that question, and its field', async () => {
  functions.getPitch.mockResolvedValue(ok(scored));
  await open();
  await userEvent.click(
    (await check('No fact backs it up.')).getByRole('button', { name: 'Answer the question' }),
  );
  const field = screen.getByRole('textbox', { name: /Combien de clients avez-vous/ });
  expect(document.activeElement).toBe(field);
});

test('a check that no question lifts leads to the text, to be edited by hand', async () => {
  functions.getPitch.mockResolvedValue(ok(scored));
  await open();
  await userEvent.click(
    (await check('Part of it is hard to say aloud.')).getByRole('button', { name: 'Edit the text' }),
  );
  expect(await screen.findByRole('textbox', { name: /^Your text for 30 seconds/ })).toBeTruthy();
});

async function check(words: string) {
  const item = (await screen.findByText(words)).closest('li');
  if (!item) throw new Error(`No check says ${words}`);
  return within(item);
}
