import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { LanguageSwitch } from '#app/components/layout/frame/language-switch';
import { show } from '#tests/unit/show';
import { WithWords } from '../../with-words';

afterEach(() => {
  vi.restoreAllMocks();
});

test('keeps the choice in a cookie instead of following the link', async () => {
  expect(await pressed('Français')).toBe('kept here');
  expect(document.cookie).toContain('lang=fr');
});

test('where no cookie is kept, the link leads to the page in that language', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(await pressed('Français')).toBe('left to the browser');
});

test('the link leads to the same address, with what its page reads of it, in another language', async () => {
  const routeTree = createRootRoute({
    validateSearch: ({ token, lang }: Record<string, unknown>) => ({ token, lang }),
    component: () => <LanguageSwitch />,
  });
  const initialEntries = ['/?token=a.b&lang=es&utm_source=x'];
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries }) });
  render(<RouterProvider router={router} />, { wrapper: WithWords });
  const link = await screen.findByRole('link', { name: /Français/ });
  expect(link.getAttribute('href')).toBe('?token=a.b&lang=fr');
});

/** Presses a language; what is left to the browser goes no further, since jsdom loads no page. */
async function pressed(name: string): Promise<string> {
  await show(<LanguageSwitch />);
  let answer = '';
  const look = (event: Event) => {
    answer = event.defaultPrevented ? 'kept here' : 'left to the browser';
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByRole('link', { name: new RegExp(name) }));
  return answer;
}
