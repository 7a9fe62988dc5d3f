import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { CopyButton } from '#app/components/ui/copy-button';
import { show } from '#tests/unit/show';

afterEach(() => {
  vi.restoreAllMocks();
});

const address = 'https://verbe.example/actus/abc';
const button = <CopyButton text={() => address} label="Copy link" />;

test('copies the text, says so on its label, and aloud', async () => {
  const user = userEvent.setup();
  await show(button);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test.each([
  ['fr', 'Copié'],
  ['es', 'Copiado'],
] as const)('says so in %s', async (locale, word) => {
  const user = userEvent.setup();
  await show(button, { locale });
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toContain(word);
});

test('offers to copy again once the visitor has moved on', async () => {
  const user = userEvent.setup();
  await show(button);
  await user.click(screen.getByRole('button'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('does so too in a browser that does not focus what is pressed', async () => {
  const user = userEvent.setup();
  await show(button);
  screen.getByRole('button').addEventListener('mousedown', (event) => event.preventDefault());
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await user.click(document.body);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('shows the text to copy by hand where the browser refuses, for as long as it takes', async () => {
  const user = userEvent.setup();
  await show(button);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const byHand = await waitFor(() => screen.getByRole('textbox', { name: 'Copy link' }));
  await user.click(byHand);
  expect(screen.getByRole('textbox', { name: 'Copy link' })).toBe(document.activeElement);
  expect(screen.getByDisplayValue(address)).toBeTruthy();
});

test('a browser that refuses is told of aloud, and a second copy is as well', async () => {
  const user = userEvent.setup();
  await show(button);
  await user.click(screen.getByRole('button'));
  const first = screen.getByRole('status').firstElementChild;
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status').firstElementChild).not.toBe(first));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/copy the text from the field/));
});
