import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';

import { NotFoundScreen } from '#app/components/layout/fallback-screens/not-found-screen';
import { noSuchPage } from '#app/features/navigation/no-such-page';
import { MissingPageSearch } from '#app/features/search/missing-page-search';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/$')({
  staticData: { redirects: ['moved', 'article'] },
  loader: ({ location }) => noSuchPage(location.publicHref),
  head: ({ match }) => noindexHead(match.context.i18n._(msg`Page not found`)),
  notFoundComponent: NoSuchPage,
});

function NoSuchPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { lang } = Route.useSearch();
  return <NotFoundScreen path={path} search={<MissingPageSearch path={path} lang={lang} />} />;
}
