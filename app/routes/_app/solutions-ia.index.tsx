import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { solutionsQuery } from '#app/features/solutions/solution.queries';
import { SolutionsScreen } from '#app/features/solutions/solutions-screen';
import { pageHead } from '#app/lib/page-head';

export const Route = createFileRoute('/_app/solutions-ia/')({
  staticData: { words: ['solutions'] },
  loader: async ({ context }) => {
    const { title, description } = await context.queryClient.ensureQueryData(solutionsQuery());
    return { title, description };
  },
  head: ({ match: { context, search }, loaderData }) =>
    loaderData
      ? pageHead(context, {
          ...loaderData,
          path: '/solutions-ia',
          asked: search.lang,
          crumbs: [
            [context.i18n._(msg`Home`), '/'],
            [context.i18n._(msg`Our AI solutions`), '/solutions-ia'],
          ],
        })
      : {},
  component: SolutionsScreen,
});
