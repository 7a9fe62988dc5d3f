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

test('declined, it is not asked again', async () => {
  await showTyped('build');
  await missPart();
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await missPart();
  expect(screen.queryByRole('region')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
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

async function missPart() {
  window.dispatchEvent(new Event('vite:preloadError'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
