import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { WithWords } from '../../../components/with-words';

/** Shows a part of a page in English, with what its queries have fetched already; resolves once it is there. */
export async function showOnPage(part: ReactNode, fetched: [key: readonly unknown[], data: unknown][] = []) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  for (const [key, data] of fetched) queryClient.setQueryData(key, data);
  function Around() {
    return (
      <WithWords>
        <QueryClientProvider client={queryClient}>
          <main>{part}</main>
        </QueryClientProvider>
      </WithWords>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Around, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // What the router asks for and jsdom has not.
  window.scrollTo = () => {};
  render(<RouterProvider router={router} />);
  return screen.findByRole('main');
}
