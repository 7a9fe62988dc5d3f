import { createFileRoute } from '@tanstack/react-router';

import { loadText } from '#app/features/pages/page-route';
import { solutionHead } from '#app/features/pages/solutions/solution-head';
import { SolutionMissing } from '#app/features/pages/solutions/solution-missing';
import { SolutionScreen } from '#app/features/pages/solutions/solution-screen';

export const Route = createFileRoute('/_app/solutions-ia/$solution')({
  staticData: { words: ['solutions'] },
  loader: ({ context, params }) => loadText(context, `solutions-ia/${params.solution}`),
  head: ({ match, loaderData }) => solutionHead(match, loaderData),
  component: Solution,
  notFoundComponent: SolutionMissing,
});

function Solution() {
  return <SolutionScreen name={`solutions-ia/${Route.useParams().solution}`} />;
}
