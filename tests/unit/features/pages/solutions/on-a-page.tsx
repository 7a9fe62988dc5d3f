import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';

/** Shows a part of a page, with what its queries have fetched already; resolves once it is there. */
export async function showOnPage(
  part: ReactNode,
  fetched: [key: readonly unknown[], data: unknown][] = [],
  locale: Locale = 'en',
) {
  const i18n = await createI18n(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  for (const [key, data] of fetched) queryClient.setQueryData(key, data);
  function Around() {
    return (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <main>{part}</main>
        </QueryClientProvider>
      </I18nProvider>
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
