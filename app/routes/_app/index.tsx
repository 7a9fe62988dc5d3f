import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { latestQuery } from '#app/features/articles/article.queries';
import { LatestArticles } from '#app/features/articles/latest-articles';
import { Home } from '#app/features/home/home';
import { pageTitle } from '#app/lib/page-title';

export const Route = createFileRoute('/_app/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(latestQuery());
  },
  head: ({ match }) => ({
    meta: [
      { title: pageTitle(match.context.i18n._(msg`Generative AI for marketing`)) },
      {
        name: 'description',
        content: match.context.i18n._(
          msg`Verbe is a consultancy that puts generative AI to work for marketing, and the maker of Pitch Master, a free generator of elevator pitches.`,
        ),
      },
    ],
  }),
  component: HomePage,
});

function HomePage() {
  return <Home news={<LatestArticles />} />;
}
