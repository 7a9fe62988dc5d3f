import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Dialog } from '#app/components/ui/overlays/dialog';
import { WithWords } from '#tests/unit/components/with-words';

test('opens as a modal that its title names, and closes by its button', async () => {
  render(<Host />, { wrapper: WithWords });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Delete this pitch?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('follows the browser when Escape has closed it, and opens again', async () => {
  render(<Host />, { wrapper: WithWords });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await expect.poll(() => screen.queryByText('It cannot be undone.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText('It cannot be undone.')).toBeTruthy();
});

test('is closed by Escape before the browser tells of it, so that the next key can open it', async () => {
  render(<Host />, { wrapper: WithWords });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const left = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(left).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays open when the news of an earlier close comes late', async () => {
  render(<Host />, { wrapper: WithWords });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.getByText('It cannot be undone.')).toBeTruthy();
});

test('a press beside it closes it, a press inside does not', async () => {
  render(<Host />, { wrapper: WithWords });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByText('It cannot be undone.'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press that begins inside and ends beside it leaves it open', async () => {
  render(<Host />, { wrapper: WithWords });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('It cannot be undone.') },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

function Host() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete this pitch?">
        <p>It cannot be undone.</p>
      </Dialog>
    </>
  );
}
