import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { noSuchPage } from '#app/features/navigation/no-such-page';
import { noindexHead } from '#app/lib/page-head';
import { NoSuchPage } from './-no-such-page';

export const Route = createFileRoute('/_app/$')({
  staticData: { redirects: ['moved', 'article'] },
  loader: ({ location }) => noSuchPage(location.publicHref),
  head: ({ match }) => noindexHead(match.context.i18n._(msg`Page not found`)),
  notFoundComponent: NoSuchPage,
});
