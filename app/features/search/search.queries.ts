import { queryOptions } from '@tanstack/react-query';

export const searchQuery = (q: string) => queryOf(q, false);

export const quickSearchQuery = (q: string) => queryOf(q, true);

function queryOf(q: string, quick: boolean) {
  return queryOptions({
    queryKey: ['search', q, quick],
    queryFn: async ({ signal }) => {
      const { getSearchResult } = await import('./search.functions');
      return getSearchResult({ data: { q, quick }, signal });
    },
  });
}
