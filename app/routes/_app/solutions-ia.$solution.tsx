import { createFileRoute } from '@tanstack/react-router';

import { noSuchPage } from '#app/features/navigation/no-such-page';
import { loadText } from '#app/features/pages/page-route';
import { solutionHead } from '#app/features/pages/solutions/solution-head';
import { SolutionScreen } from '#app/features/pages/solutions/solution-screen';
import { NoSuchPage } from './-no-such-page';

export const Route = createFileRoute('/_app/solutions-ia/$solution')({
  staticData: { words: ['solutions'] },
  loader: ({ context, params, location }) =>
    loadText(context, `solutions-ia/${params.solution}`, () => noSuchPage(location.publicHref)),
  head: ({ match, loaderData }) => solutionHead(match, loaderData),
  component: Solution,
  notFoundComponent: NoSuchPage,
});

function Solution() {
  return <SolutionScreen name={`solutions-ia/${Route.useParams().solution}`} />;
}
