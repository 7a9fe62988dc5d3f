import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { pageOf } from '#app/features/articles/article';
import { articleListQuery } from '#app/features/articles/article.queries';
import { articleListHead, articleListHeadData } from '#app/features/articles/list/article-list-head';
import { ArticleListScreen } from '#app/features/articles/list/article-list-screen';
import { ArticleListWaiting } from '#app/features/articles/list/article-list-waiting';

export const Route = createFileRoute('/_app/actus/')({
  staticData: { words: ['articles', 'article-list'] },
  // The router keeps a key that is not given back as undefined.
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => ({ page: pageOf(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, deps }) =>
    articleListHeadData(await context.queryClient.ensureQueryData(articleListQuery(deps.page)), deps.page),
  head: ({ match: { context, search }, loaderData }) =>
    articleListHead(context, {
      title: context.i18n._(msg`News`),
      description: context.i18n._(
        msg`Articles on generative AI and marketing: trends, campaigns, ideas put to the test, ethics and law.`,
      ),
      path: '/actus',
      page: search.page,
      addressLang: search.lang,
      data: loaderData,
    }),
  component: ArticleListPage,
  pendingComponent: ArticleListWaiting,
});

function ArticleListPage() {
  const { page } = Route.useSearch();
  return <ArticleListScreen page={page} />;
}
