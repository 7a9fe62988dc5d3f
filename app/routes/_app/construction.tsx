import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ConstructionScreen } from '#app/components/layout/construction-screen';
import { type DestinationId, isDestinationId } from '#app/components/layout/destinations';
import { pageTitle } from '#app/lib/page-title';

export const Route = createFileRoute('/_app/construction')({
  // `page` names the destination that was asked for. The router keeps a key that is not given back as undefined.
  validateSearch: ({ page }: Record<string, unknown>): { page?: DestinationId } => ({
    page: isDestinationId(page) ? page : undefined,
  }),
  head: ({ match }) => ({
    meta: [
      { title: pageTitle(match.context.i18n._(msg`Under construction`)) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Construction,
});

function Construction() {
  const { page } = Route.useSearch();
  return <ConstructionScreen page={page} />;
}
