import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ConstructionScreen } from '#app/components/layout/fallback-screens/construction-screen';
import { noindexHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/construction')({
  head: ({ match }) => noindexHead(match.context.i18n._(msg`Under construction`)),
  component: ConstructionScreen,
});
