import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { Arriving } from '#app/components/ui/overlays/arriving';
import { WithWords } from '../../with-words';

afterEach(() => {
  vi.useRealTimers();
});

test('a part that takes long says so, and takes the place of those words once it is there', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>();
  const Part = lazy(() => promise);
  await act(async () =>
    render(
      <WithWords>
        <Arriving>
          <Part />
        </Arriving>
      </WithWords>,
    ),
  );
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status').textContent).toContain('still loading');
  await act(async () => resolve({ default: () => 'The part' }));
  expect(await vi.waitFor(() => screen.getByText('The part'))).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
