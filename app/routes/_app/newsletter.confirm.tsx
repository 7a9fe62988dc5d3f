import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ConfirmScreen } from '#app/features/newsletter/link-screens';
import { linkSearch } from '#app/features/newsletter/link-search';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/newsletter/confirm')({
  staticData: { words: ['newsletter'] },
  validateSearch: linkSearch,
  head: ({ match: { context } }) => noindexHead(context.i18n._(msg`Your subscription`)),
  component: ConfirmPage,
});

function ConfirmPage() {
  return <ConfirmScreen {...Route.useSearch()} />;
}
