import { type QueryClient, type QueryKey, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';

import { leaveHtml, takeHtml } from '#app/lib/shown-html';

/** The keys and answers of a page's queries, as the server writes them into the page. */
export type PageData = { queries: [key: QueryKey, data: unknown][] };

/**
 * For the router: the page carries the answers that its loaders asked for, once, and the browser begins with them. Not the
 * framework's integration: that sends eleven more fields of each query and a stream for those that no loader awaits, of
 * which there are none. Here an answer is as old as the page's arrival: a page that was kept would ask for all anew. The long
 * texts of an answer are read from the page, which shows them.
 */
export function pageData(queryClient: QueryClient) {
  return {
    dehydrate: (): PageData => ({
      queries: queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.status === 'success')
        .map(({ queryKey, state }) => [queryKey, import.meta.env.SSR ? leaveHtml(state.data) : state.data]),
    }),
    hydrate: ({ queries }: PageData) => {
      for (const [key, data] of queries) queryClient.setQueryData(key, takeHtml(data, document));
    },
    Wrap: ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children),
  };
}
