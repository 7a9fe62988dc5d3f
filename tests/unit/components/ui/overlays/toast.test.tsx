import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toastDuration, ToastProvider, useToast } from '#app/components/ui/overlays/toast';
import { WithWords } from '#tests/unit/components/with-words';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('appears in the one polite region, and goes by itself', () => {
  const region = setUp();
  expect(region.textContent).toBe('');
  fireEvent.click(screen.getByText('Copy'));
  expect(region.textContent).toBe('Copied 1');
  pass(toastDuration);
  expect(region.textContent).toBe('');
});

test('stays while the pointer or the focus is on it', () => {
  const region = setUp();
  fireEvent.click(screen.getByText('Copy'));
  fireEvent.pointerEnter(region);
  pass(toastDuration * 2);
  expect(region.textContent).toBe('Copied 1');
  fireEvent.pointerLeave(region);
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
  pass(toastDuration * 2);
  expect(region.textContent).toBe('Copied 1');
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
  pass(toastDuration);
  expect(region.textContent).toBe('');
});

test('at most three stand, and a new one does not cut the others short', () => {
  const region = setUp();
  fireEvent.click(screen.getByText('Copy'));
  pass(toastDuration / 2);
  for (let press = 0; press < 3; press += 1) fireEvent.click(screen.getByText('Copy'));
  expect(region.textContent).toBe('Copied 2Copied 3Copied 4');
  pass(toastDuration / 2);
  expect(region.textContent).toBe('Copied 2Copied 3Copied 4');
});

test('can be closed', () => {
  const region = setUp();
  fireEvent.click(screen.getByText('Copy'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(region.textContent).toBe('');
});

test('closed, it gives the focus back to where it came from', () => {
  setUp();
  const opener = screen.getByText('Copy');
  fireEvent.click(opener);
  opener.focus();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(opener);
});

function setUp() {
  let count = 0;
  function Host() {
    const toast = useToast();
    return (
      <button type="button" onClick={() => toast(`Copied ${(count += 1)}`)}>
        Copy
      </button>
    );
  }
  render(
    <ToastProvider>
      <Host />
    </ToastProvider>,
    { wrapper: WithWords },
  );
  return screen.getByRole('status');
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
