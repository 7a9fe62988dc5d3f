import { createFileRoute } from '@tanstack/react-router';

import { loadText } from '#app/features/pages/page-route';
import { solutionHead } from '#app/features/pages/solutions/solution-head';
import { SolutionMissing } from '#app/features/pages/solutions/solution-missing';
import { SolutionScreen } from '#app/features/pages/solutions/solution-screen';

export const Route = createFileRoute('/_app/services/data/$study')({
  staticData: { words: ['solutions'] },
  loader: ({ context, params }) => loadText(context, `services/data/${params.study}`),
  head: ({ match, loaderData }) => solutionHead(match, loaderData),
  component: Study,
  notFoundComponent: SolutionMissing,
});

function Study() {
  return <SolutionScreen name={`services/data/${Route.useParams().study}`} />;
}
