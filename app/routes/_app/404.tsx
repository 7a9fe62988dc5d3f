import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { NotFoundScreen } from '#app/components/layout/fallback-screens/not-found-screen';
import { MissingPageSearch } from '#app/features/search/missing-page-search';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/404')({
  // The router keeps a key that is not given back as undefined.
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({
    from: isSitePath(from) ? from : undefined,
  }),
  // What gives the answer its status 404.
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => noindexHead(match.context.i18n._(msg`Page not found`)),
  notFoundComponent: NotFound,
});

function NotFound() {
  const { from, lang } = Route.useSearch();
  return <NotFoundScreen path={from} search={<MissingPageSearch path={from} lang={lang} />} />;
}

/** Exactly one slash: it is shown, never followed. */
function isSitePath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2_000 && /^\/(?![/\\])/.test(value);
}
