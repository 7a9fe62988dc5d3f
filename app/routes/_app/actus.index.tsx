import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { pageOf } from '#app/features/articles/article';
import { newsQuery } from '#app/features/articles/article.queries';
import { newsHead, newsHeadData } from '#app/features/articles/news-head';
import { NewsScreen } from '#app/features/articles/news-screen';
import { NewsWaiting } from '#app/features/articles/news-waiting';

export const Route = createFileRoute('/_app/actus/')({
  staticData: { words: ['articles', 'news'] },
  // The router keeps a key that is not given back as undefined.
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => ({ page: pageOf(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, deps }) =>
    newsHeadData(await context.queryClient.ensureQueryData(newsQuery(deps.page)), deps.page),
  head: ({ match: { context, search }, loaderData }) =>
    newsHead(context, {
      title: context.i18n._(msg`News`),
      description: context.i18n._(
        msg`Articles on generative AI and marketing: trends, campaigns, ideas put to the test, ethics and law.`,
      ),
      path: '/actus',
      page: search.page,
      addressLang: search.lang,
      data: loaderData,
    }),
  component: News,
  pendingComponent: NewsWaiting,
});

function News() {
  const { page } = Route.useSearch();
  return <NewsScreen page={page} />;
}
