// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { later, partAway, partHere } from '#app/components/ui/later';
import { WithWords } from '../with-words';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Part() {
  const [presses, setPresses] = useState(0);
  return (
    <p>
      the part
      <button type="button" onClick={() => setPresses(presses + 1)}>
        pressed {presses} times
      </button>
    </p>
  );
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
  ).toContain('the part');
});

test('what is drawn stands as it is until it is reached, and then too', async () => {
  const { load, faults, drawn } = await takeOver();
  expect(load).not.toHaveBeenCalled();
  await act(async () => drawn.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('the part')).toBe(drawn);
  expect(faults).toEqual([]);
});

test('what is reached by keyboard asks for its code', async () => {
  const { load, drawn } = await takeOver();
  await act(async () => drawn.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(load).toHaveBeenCalledOnce();
});

test('a press that comes before the code is made up for, once', async () => {
  await takeOver();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('pressed 1 times');
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('pressed 2 times');
});

test('what could not be fetched is asked for again', async () => {
  const { load, drawn } = await takeOver();
  load.mockRejectedValueOnce(new Error('offline'));
  await act(async () => drawn.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  await act(async () => screen.getByRole('button').click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button').textContent).toBe('pressed 1 times');
});

test('what no server drew comes also when it did not arrive at first', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Part }>>(() => Promise.resolve({ default: Part }));
  load.mockRejectedValueOnce(new Error('offline'));
  const Later = later(partAway(load));
  await act(async () => render(<Later />, { wrapper: WithWords }));
  expect(screen.queryByText('the part')).toBeNull();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part')).toBeTruthy();
});

test('what no server drew comes at once', async () => {
  const Later = later(partAway(() => Promise.resolve({ default: Part })));
  render(<Later />, { wrapper: WithWords });
  expect(await screen.findByText('the part')).toBeTruthy();
});
