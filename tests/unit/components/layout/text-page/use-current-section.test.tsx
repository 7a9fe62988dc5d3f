import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useCurrentSection } from '#app/components/layout/text-page/use-current-section';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Page({ first }: { first?: string }) {
  const current = useCurrentSection(['first', 'second'], first);
  return (
    <>
      <p>Current: {current ?? 'none'}</p>
      <h2 id="first">First</h2>
      <h2 id="second">Second</h2>
    </>
  );
}

test('the section that is read is the last whose heading has passed a third of the window', () => {
  let cross: () => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: () => void) {
        cross = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { rerender } = render(<Page />);
  const place = (name: string, top: number) => {
    screen.getByRole('heading', { name }).getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  };
  place('First', 500);
  place('Second', 900);
  act(() => cross());
  expect(screen.getByText('Current: none')).toBeDefined();
  rerender(<Page first="first" />);
  act(() => cross());
  expect(screen.getByText('Current: first')).toBeDefined();
  place('First', -400);
  place('Second', 100);
  act(() => cross());
  expect(screen.getByText('Current: second')).toBeDefined();
});

test('a heading that is jumped over is told too: above the window nothing is out of sight', () => {
  let margin = '';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(_callback: () => void, options: IntersectionObserverInit) {
        margin = options.rootMargin ?? '';
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<Page />);
  const [above = '', , below = ''] = margin.split(' ');
  expect(Number.parseInt(above, 10)).toBeGreaterThan(100_000);
  expect(below).toBe('-70%');
});
