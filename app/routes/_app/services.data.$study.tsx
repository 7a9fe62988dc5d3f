import { createFileRoute, notFound } from '@tanstack/react-router';

import { studyQuery } from '#app/features/solutions/solution.queries';
import { solutionHead } from '#app/features/solutions/solution-head';
import { SolutionMissing } from '#app/features/solutions/solution-missing';
import { StudyScreen } from '#app/features/solutions/study-screen';

export const Route = createFileRoute('/_app/services/data/$study')({
  staticData: { words: ['solutions'] },
  loader: async ({ context, params }) => {
    const study = await context.queryClient.ensureQueryData(studyQuery(params.study));
    if (!study) throw notFound();
    const { title, label, description } = study;
    return { title, label, description };
  },
  head: ({ match, loaderData }) =>
    solutionHead(match, `/services/data/${encodeURIComponent(match.params.study)}`, loaderData),
  component: Study,
  notFoundComponent: SolutionMissing,
});

function Study() {
  const { study } = Route.useParams();
  return <StudyScreen slug={study} />;
}
