import { createFileRoute } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';

import { later, partAway, partHere } from '#app/components/ui/later';
import { latestQuery } from '#app/features/articles/article.queries';
import { Hero } from '#app/features/home/hero';
import { homeHead } from '#app/features/home/home-head';
import { faqExamplesQuery, homeTextsQuery } from '#app/features/pages/page.queries';
import HomeRest from './-home-rest';

const LaterRest = later(
  createIsomorphicFn()
    .server(() => partHere(HomeRest))
    .client(() => partAway(() => import('./-home-rest'), ['articles', 'company']))(),
);

export const Route = createFileRoute('/_app/')({
  staticData: { words: ['home'] },
  // Before, not in the loader, which on a way back the page does not wait for: it must have its height at once.
  beforeLoad: async ({ context }) => {
    await LaterRest.preload(context.i18n);
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(latestQuery()),
      queryClient.ensureQueryData(homeTextsQuery()),
      queryClient.ensureQueryData(faqExamplesQuery()),
    ]);
  },
  head: ({ match: { context, search } }) => homeHead(context, search.lang),
  component: HomePage,
});

function HomePage() {
  return (
    <>
      <Hero />
      <LaterRest />
    </>
  );
}
