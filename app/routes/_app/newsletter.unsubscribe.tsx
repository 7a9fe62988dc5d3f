import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { UnsubscribeScreen } from '#app/features/newsletter/link-screens';
import { linkSearch } from '#app/features/newsletter/link-search';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/newsletter/unsubscribe')({
  staticData: { words: ['newsletter'] },
  validateSearch: linkSearch,
  head: ({ match: { context } }) => noindexHead(context.i18n._(msg`Your subscription`)),
  component: UnsubscribePage,
});

function UnsubscribePage() {
  return <UnsubscribeScreen {...Route.useSearch()} />;
}
