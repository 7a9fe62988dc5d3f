import { render, screen } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FailedPage } from '#app/components/layout/fallback-screens/failed-page';
import { TooManyTried } from '#app/lib/too-many-tried';
import { WithWords } from '#tests/unit/components/with-words';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('says what happened, leads home and quotes the request that failed, nothing else', async () => {
  await fail(new Error('Unexpected error request-7'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  // Once in the head of the page, once in its foot.
  expect(screen.getAllByRole('link', { name: 'Verbe, home page' })).toHaveLength(2);
  expect(screen.getByText(/request-7/)).toBeTruthy();
});

test('of another error it quotes the request of the page, and not a word of the error', async () => {
  await fail(new Error('secret detail'));
  expect(screen.getByText(/page-1/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret');
});

test.each(['Failed to fetch', 'Load failed', 'error loading dynamically imported module: https://a.example'])(
  'without a network (“%s”) it blames nobody, and quotes nothing',
  async (message) => {
    await fail(new TypeError(message));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection');
    expect(screen.queryByText(/The fault is ours|Reference to quote/)).toBeNull();
    expect(document.title).toBe('No connection | Verbe');
  },
);

test('where too many addresses were tried it says when to come back, and blames nobody', async () => {
  await fail(new TooManyTried(61));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Too many unknown addresses');
  expect(screen.getByText(/come back in 2 minutes\.$/)).toBeTruthy();
  expect(screen.queryByText(/The fault is ours|Reference to quote/)).toBeNull();
  expect(document.title).toBe('Too many unknown addresses | Verbe');
});

test('a fault of ours is called one, also in the title', async () => {
  await fail(new TypeError('undefined is not a function'));
  expect(screen.getByText(/The fault is ours/)).toBeTruthy();
  expect(document.title).toBe('Something went wrong | Verbe');
});

async function fail(error: Error): Promise<void> {
  const root = createRootRouteWithContext<{ requestId: string }>()({
    component: () => {
      throw error;
    },
    errorComponent: FailedPage,
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory(),
    context: { requestId: 'page-1' },
  });
  render(
    <WithWords>
      <RouterProvider router={router} />
    </WithWords>,
  );
  await screen.findByRole('heading', { level: 1 });
}
