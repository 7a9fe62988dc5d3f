// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import type { PitchVersion } from '#app/features/pitch/story';
import { createLine } from './server-line';
import { setUpPitchPage } from './set-up-pitch-page';
import { first, scored } from './versions';

const { functions, open } = setUpPitchPage();

const answered: PitchVersion = {
  ...first,
  version: 2,
  parent: 1,
  asked: { kind: 'answer', question: 'clients', answer: 'Forty hotels' },
  status: 'generating',
  pitch: undefined,
  score: undefined,
};
const field = () => screen.findByRole('textbox', { name: /Combien de clients avez-vous/ });
const add = () => {
  const [button] = screen.getAllByRole('button', { name: 'Add this answer' });
  if (!button) throw new Error('No button');
  return userEvent.click(button);
};

test('each question is asked in the language of the pitch and says what it helps with', async () => {
  functions.getPitch.mockResolvedValue(scored);
  await open();
  await screen.findByRole('heading', { name: 'What would lift this pitch' });
  expect(screen.getByText('Combien de clients avez-vous ?').lang).toBe('fr');
  expect(screen.getByText('It helps with: A proof')).toBeTruthy();
});

test('an answer becomes a version, and the focus goes where that is told of', async () => {
  functions.getPitch.mockResolvedValueOnce(scored);
  functions.getPitch.mockResolvedValue({ ...scored, versions: [first, answered], lastSeq: 10 });
  functions.watchPitch.mockImplementation(createLine().read);
  functions.refinePitch.mockResolvedValue({ ok: true, version: 2 });
  await open();
  await userEvent.type(await field(), ' Forty hotels ');
  await add();
  expect(functions.refinePitch).toHaveBeenCalledWith({
    data: {
      id: scored.id,
      from: 1,
      asked: { kind: 'answer', question: 'clients', answer: 'Forty hotels' },
    },
  });
  const status = await screen.findByText(/A new version is being written: with your answer/);
  await waitFor(() => expect(document.activeElement).toBe(status));
});

test.each([
  ['nothing', '   ', 'Write your answer first'],
  ['too much', 'é'.repeat(201), 'Shorten this text to 200 characters at most'],
  ['hidden characters', 'ab\u202Ec', /holds hidden control characters/],
])('%s is not sent, and the field says why', async (_, text, words) => {
  functions.getPitch.mockResolvedValue(scored);
  await open();
  const input = await field();
  await userEvent.click(input);
  await userEvent.paste(text);
  await add();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(functions.refinePitch).not.toHaveBeenCalled();
});

test('counts the characters that are left, as a reader sees them', async () => {
  functions.getPitch.mockResolvedValue(scored);
  await open();
  await userEvent.type(await field(), '👩‍🚀');
  expect(screen.getByText('You have 199 letters left')).toBeTruthy();
});

test('an answer that is not taken stays, and the reason stands beside it', async () => {
  functions.getPitch.mockResolvedValue(scored);
  functions.refinePitch.mockResolvedValue({ ok: false, error: 'too-many', retryAfter: 600 });
  await open();
  await userEvent.type(await field(), 'Forty hotels');
  await add();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Come back in 10 minutes');
  expect(alert.closest('form')?.contains(await field())).toBe(true);
  expect(screen.getByDisplayValue('Forty hotels')).toBeTruthy();
});

test('an answer whose version was not written is there again', async () => {
  functions.getPitch.mockResolvedValue({ ...scored, versions: [first, { ...answered, status: 'failed' }] });
  await open();
  expect(await screen.findByDisplayValue('Forty hotels')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('without questions there is no section for them', async () => {
  const score = { checks: [], weakPoints: [], questions: [] };
  functions.getPitch.mockResolvedValue({ ...scored, versions: [{ ...first, score }] });
  await open();
  await screen.findByRole('heading', { name: 'Refine' });
  expect(screen.queryByRole('heading', { name: 'What would lift this pitch' })).toBeNull();
});
