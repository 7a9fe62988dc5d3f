import { createFileRoute } from '@tanstack/react-router';

import { latestQuery } from '#app/features/articles/article.queries';
import { Hero } from '#app/features/home/hero';
import { homeHead } from '#app/features/home/home-head';
import { beforeAfterQuery, elevatorExampleQuery } from '#app/features/pitch/examples/examples.queries';
import { TrustMarks } from '#app/features/pages/home/trust';
import { faqExamplesQuery, homeTextsQuery } from '#app/features/pages/page.queries';
import HomeRest from './-home-rest';

export const Route = createFileRoute('/_app/')({
  staticData: { words: ['home', 'articles'] },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(latestQuery()),
      queryClient.ensureQueryData(homeTextsQuery()),
      queryClient.ensureQueryData(faqExamplesQuery()),
      queryClient.ensureQueryData(elevatorExampleQuery()),
      queryClient.ensureQueryData(beforeAfterQuery()),
    ]);
  },
  head: ({ match: { context, search } }) => homeHead(context, search.lang),
  component: HomePage,
});

function HomePage() {
  return (
    <>
      <Hero>
        <TrustMarks />
      </Hero>
      <HomeRest />
    </>
  );
}
