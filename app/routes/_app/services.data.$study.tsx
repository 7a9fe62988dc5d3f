import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { studyQuery } from '#app/features/solutions/solution.queries';
import { SolutionMissing } from '#app/features/solutions/solution-missing';
import { StudyScreen } from '#app/features/solutions/study-screen';
import { pageHead } from '#app/lib/page-head';
import { pageTitle } from '#app/lib/page-title';

export const Route = createFileRoute('/_app/services/data/$study')({
  staticData: { words: ['solutions'] },
  loader: async ({ context, params }) => {
    const study = await context.queryClient.ensureQueryData(studyQuery(params.study));
    if (!study) throw notFound();
    const { title, label, description } = study;
    return { title, label, description };
  },
  head: ({ match: { context, params, search }, loaderData }) => {
    const { i18n } = context;
    const overview = i18n._(msg`Our AI solutions`);
    if (!loaderData) {
      return { meta: [{ title: pageTitle(overview) }, { name: 'robots', content: 'noindex' }] };
    }
    const { title, label, description } = loaderData;
    const path = `/services/data/${encodeURIComponent(params.study)}`;
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
  component: Study,
  notFoundComponent: SolutionMissing,
});

function Study() {
  const { study } = Route.useParams();
  return <StudyScreen slug={study} />;
}
