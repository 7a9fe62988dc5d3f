import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { queryText, asWritten } from '#app/features/search/search';
import { SearchScreen } from '#app/features/search/search-screen';
import { searchQuery } from '#app/features/search/search.queries';
import { noindexHead, pageHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/recherche')({
  staticData: { words: ['search'] },
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | number | boolean } => ({
    q: asWritten(q),
  }),
  loaderDeps: ({ search }) => ({ q: queryText(search.q) }),
  loader: async ({ context, deps: { q } }) => {
    if (q !== '') await context.queryClient.ensureQueryData(searchQuery(q));
  },
  head: ({ match: { context, search } }) => {
    const title = context.i18n._(msg`Search`);
    const q = queryText(search.q);
    if (q !== '') return noindexHead(`${q} – ${title}`);
    const description = context.i18n._(msg`Search Verbe’s pages, questions, articles and chatbots.`);
    return pageHead(context, { title, description, path: '/recherche', addressLang: search.lang });
  },
  component: Search,
});

function Search() {
  const { q, lang } = Route.useSearch();
  return <SearchScreen q={queryText(q)} lang={lang} />;
}
