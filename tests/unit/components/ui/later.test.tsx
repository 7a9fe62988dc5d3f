// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { later, partAway, partHere } from '#app/components/ui/later';
import { WithWords } from '../with-words';

let show: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Part() {
  return <p data-live>the part</p>;
}

/** The page as the server sends it, taken over by a browser that has no code for the part yet. */
async function takeOver() {
  const Drawn = later(partHere(Part));
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(
    <WithWords>
      <Drawn />
    </WithWords>,
  );
  const load = vi.fn<() => Promise<{ default: typeof Part }>>(() => Promise.resolve({ default: Part }));
  const Later = later(partAway(load));
  const faults: unknown[] = [];
  await act(async () =>
    hydrateRoot(
      box,
      <WithWords>
        <Later />
      </WithWords>,
      { onRecoverableError: (fault) => faults.push(fault) },
    ),
  );
  return { load, faults, drawn: screen.getByText('the part') };
}

test('the server draws the part without a wait', () => {
  const Drawn = later(partHere(Part));
  expect(
    renderToString(
      <WithWords>
        <Drawn />
      </WithWords>,
    ),
  ).toContain('the part</p>');
});

test('what is drawn stands as it is until something live in it is seen, and then too', async () => {
  const { load, faults, drawn } = await takeOver();
  expect(load).not.toHaveBeenCalled();
  await act(async () => show());
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('the part')).toBe(drawn);
  expect(faults).toEqual([]);
});

test('what is reached by keyboard before it is seen asks for its code', async () => {
  const { load, drawn } = await takeOver();
  await act(async () => drawn.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(load).toHaveBeenCalledOnce();
});

test('what no server drew comes at once', async () => {
  const Later = later(partAway(() => Promise.resolve({ default: Part })));
  render(<Later />, { wrapper: WithWords });
  expect(await screen.findByText('the part')).toBeTruthy();
});
