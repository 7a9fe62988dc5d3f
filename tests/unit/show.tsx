import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';

type Page = {
  locale?: Locale;
  path?: string;
  /** What its queries have fetched already. */
  fetched?: [key: readonly unknown[], data: unknown][];
};

/** Shows a part of a page, with a real router and query client around it; resolves once it is there. */
export async function show(part: ReactNode, { locale = 'en', path = '/', fetched = [] }: Page = {}) {
  const i18n = await createI18n(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  for (const [key, data] of fetched) queryClient.setQueryData(key, data);
  function Around() {
    return (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <div data-testid="part">{part}</div>
        </QueryClientProvider>
      </I18nProvider>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Around, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  // What the router asks for and jsdom has not.
  window.scrollTo = () => {};
  render(<RouterProvider router={router} />);
  return { part: await screen.findByTestId('part'), router, queryClient };
}
