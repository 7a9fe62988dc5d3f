import { queryOptions } from '@tanstack/react-query';

import { getSearchResult } from './search.functions';

/** What the site has on a query. */
export const searchQuery = (q: string) => queryOf(q, false);

/** The same while it is typed: the best few of each kind. */
export const quickSearchQuery = (q: string) => queryOf(q, true);

/** One that is no longer asked for is broken off. */
function queryOf(q: string, quick: boolean) {
  return queryOptions({
    queryKey: ['search', q, quick],
    queryFn: ({ signal }) => getSearchResult({ data: { q, quick }, signal }),
  });
}
