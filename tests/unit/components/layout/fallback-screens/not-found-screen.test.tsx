import { render, screen } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

import { NotFoundScreen } from '#app/components/layout/fallback-screens/not-found-screen';
import { WithWords } from '#tests/unit/components/with-words';

test.each([
  ['/no-such-page?q=1', '/no-such-page?q=1'],
  ['/caf%C3%A9', '/café'],
  ['/café', '/café'],
  ['/100%', '/100%'],
  ['/%E2%80%AEgnp.exe', '/%E2%80%AEgnp.exe'],
  ['/\u202Egnp.exe', '/%E2%80%AEgnp.exe'],
  ['/a%00b', '/a%00b'],
  ['/<script>', '/<script>'],
])('%j is shown as %s', async (path, shown) => {
  expect(await titleOf(path)).toBe(`Page not found: ${shown}`);
});

test('without a path there is none to show', async () => {
  expect(await titleOf(undefined)).toBe('Page not found');
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});

async function titleOf(path: string | undefined): Promise<string | null> {
  vi.stubGlobal('scrollTo', () => {});
  const root = createRootRoute({ component: () => <NotFoundScreen path={path} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <WithWords>
      <RouterProvider router={router} />
    </WithWords>,
  );
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}
