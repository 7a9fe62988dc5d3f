import { createFileRoute } from '@tanstack/react-router';

import { noSuchPage } from '#app/features/navigation/no-such-page';
import { loadText } from '#app/features/pages/page-route';
import { solutionHead } from '#app/features/pages/solutions/solution-head';
import { SolutionScreen } from '#app/features/pages/solutions/solution-screen';
import { NoSuchPage } from './-no-such-page';

export const Route = createFileRoute('/_app/services/data/$study')({
  staticData: { words: ['solutions'] },
  loader: ({ context, params, location }) =>
    loadText(context, `services/data/${params.study}`, () => noSuchPage(location.publicHref)),
  head: ({ match, loaderData }) => solutionHead(match, loaderData),
  component: Study,
  notFoundComponent: NoSuchPage,
});

function Study() {
  return <SolutionScreen name={`services/data/${Route.useParams().study}`} />;
}
