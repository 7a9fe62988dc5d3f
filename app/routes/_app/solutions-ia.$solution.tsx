import { createFileRoute, notFound } from '@tanstack/react-router';

import { solutionQuery } from '#app/features/solutions/solution.queries';
import { solutionHead } from '#app/features/solutions/solution-head';
import { SolutionMissing } from '#app/features/solutions/solution-missing';
import { SolutionScreen } from '#app/features/solutions/solution-screen';

export const Route = createFileRoute('/_app/solutions-ia/$solution')({
  staticData: { words: ['solutions'] },
  loader: async ({ context, params }) => {
    const solution = await context.queryClient.ensureQueryData(solutionQuery(params.solution));
    if (!solution) throw notFound();
    const { title, label, description } = solution;
    return { title, label, description };
  },
  head: ({ match, loaderData }) =>
    solutionHead(match, `/solutions-ia/${encodeURIComponent(match.params.solution)}`, loaderData),
  component: Solution,
  notFoundComponent: SolutionMissing,
});

function Solution() {
  const { solution } = Route.useParams();
  return <SolutionScreen slug={solution} />;
}
