import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ConstructionScreen } from '#app/components/layout/construction-screen';
import { pageTitle } from '#app/lib/page-title';

export const Route = createFileRoute('/_app/construction')({
  head: ({ match }) => ({
    meta: [
      { title: pageTitle(match.context.i18n._(msg`Under construction`)) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: ConstructionScreen,
});
