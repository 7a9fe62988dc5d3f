import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { solutionQuery } from '#app/features/solutions/solution.queries';
import { SolutionMissing } from '#app/features/solutions/solution-missing';
import { SolutionScreen } from '#app/features/solutions/solution-screen';
import { pageHead } from '#app/lib/page-head';
import { pageTitle } from '#app/lib/page-title';

export const Route = createFileRoute('/_app/solutions-ia/$solution')({
  staticData: { words: ['solutions'] },
  loader: async ({ context, params }) => {
    const solution = await context.queryClient.ensureQueryData(solutionQuery(params.solution));
    if (!solution) throw notFound();
    const { title, label, description } = solution;
    return { title, label, description };
  },
  head: ({ match: { context, params, search }, loaderData }) => {
    const { i18n } = context;
    const overview = i18n._(msg`Our AI solutions`);
    if (!loaderData) {
      return { meta: [{ title: pageTitle(overview) }, { name: 'robots', content: 'noindex' }] };
    }
    const { title, label, description } = loaderData;
    const path = `/solutions-ia/${encodeURIComponent(params.solution)}`;
    return pageHead(context, {
      title,
      description,
      path,
      asked: search.lang,
      crumbs: [
        [i18n._(msg`Home`), '/'],
        [overview, '/solutions-ia'],
        [label, path],
      ],
    });
  },
  component: Solution,
  notFoundComponent: SolutionMissing,
});

function Solution() {
  const { solution } = Route.useParams();
  return <SolutionScreen slug={solution} />;
}
