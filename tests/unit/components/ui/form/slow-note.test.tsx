import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { FormEnd } from '#app/components/ui/form/form';
import { WithWords } from '../../with-words';

afterEach(() => {
  vi.useRealTimers();
});

test('a form that is six seconds on its way says that the network is slow, until there is an answer', async () => {
  vi.useFakeTimers();
  const end = (isPending: boolean) => (
    <WithWords>
      <FormEnd isPending={isPending} pendingLabel="Sending…">
        Send
      </FormEnd>
    </WithWords>
  );
  const { rerender } = await act(async () => render(end(true)));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await act(() => vi.advanceTimersByTimeAsync(5_900));
  expect(said().join('')).not.toContain('The network is slow.');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(said()).toContain('The network is slow. It is still being sent: keep this page open.');
  await act(async () => rerender(end(false)));
  expect(said().join('')).not.toContain('The network is slow.');
});
