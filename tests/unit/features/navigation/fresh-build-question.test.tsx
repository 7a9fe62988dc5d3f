import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FreshBuildQuestion } from '#app/features/navigation/fresh-build-question';
import { show } from '#tests/unit/show';

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('fetch', async () => Response.json({ id: 'build' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page in use asks before it is loaded again, and is loaded by the button', async () => {
  await showTyped('build');
  await missPart();
  fireEvent.click(await screen.findByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('declined, the same is not asked again', async () => {
  await showTyped('build');
  await missPart();
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await missPart();
  expect(screen.queryByRole('region')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('a newer build declined, who misses a part of the page is told, for each part', async () => {
  await showTyped('older');
  await comeBack();
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await comeBack();
  expect(screen.queryByRole('region')).toBeNull();
  for (const part of ['assets/edit.js', 'assets/refine.js']) {
    await missPart(part);
    fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
    await missPart(part);
    expect(screen.queryByRole('region')).toBeNull();
  }
});

test('what is declined and fails again takes no other question away', async () => {
  await showTyped('build');
  await missPart('assets/edit.js');
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await missPart('assets/refine.js');
  await missPart('assets/edit.js');
  expect(screen.getByRole('region')).toBeTruthy();
});

test('development has no build, and watches nothing', async () => {
  await showTyped(undefined);
  await missPart();
  expect(screen.queryByRole('region')).toBeNull();
});

function showTyped(build: string | undefined) {
  return show(
    <>
      <textarea defaultValue="half a brief" />
      <FreshBuildQuestion build={build} />
    </>,
  );
}

async function missPart(part = 'assets/part.js') {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { part }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
