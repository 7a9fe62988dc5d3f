import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { usePageFocus } from '#app/features/navigation/page-focus';

test('the page that was loaded keeps the focus of the browser', async () => {
  await opened();
  expect(document.activeElement).toBe(document.body);
});

test('the title of a page that is moved to has the focus', async () => {
  const router = await opened();
  act(() => router.history.push('/news'));
  const title = await screen.findByRole('heading', { name: 'News' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a focus that goes with another query is found at the title', async () => {
  const router = await opened();
  act(() => router.history.push('/?q=x'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('the title has the focus on another page of a list, though its link stays', async () => {
  const router = await opened();
  screen.getByRole('button').focus();
  act(() => router.history.push('/?page=2'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('another query leaves the focus where it is, and so does an anchor that is not there', async () => {
  const router = await opened();
  screen.getByRole('button').focus();
  act(() => router.history.push('/?q=x'));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ q: 'x' }));
  act(() => router.history.push('/news#nowhere'));
  await screen.findByRole('heading', { name: 'News' });
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('who follows a link to a part of the page goes on from there by keyboard', async () => {
  const router = await opened();
  screen.getByRole('button').focus();
  act(() => router.history.push('/news#d%C3%A9but'));
  await screen.findByRole('heading', { name: 'News' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Part')));
});

test('a part that has taken the focus already keeps it', async () => {
  const router = await opened();
  const inside = screen.getByRole('textbox');
  inside.focus();
  act(() => router.history.push('/#form'));
  await waitFor(() => expect(router.state.resolvedLocation?.hash).toBe('form'));
  expect(document.activeElement).toBe(inside);
});

async function opened() {
  const root = createRootRoute({ component: Frame });
  const page = (path: string, title: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (
        <>
          <h1>{title}</h1>
          <p id="début">Part</p>
        </>
      ),
    });
  const router = createRouter({
    routeTree: root.addChildren([page('/', 'Home'), page('/news', 'News')]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // What the router asks for and jsdom has not.
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Home' });
  return router;
}

function Frame() {
  usePageFocus();
  return (
    <>
      <button type="button">Stays</button>
      <form id="form">
        <input type="text" />
      </form>
      <main>
        <Outlet />
      </main>
    </>
  );
}
