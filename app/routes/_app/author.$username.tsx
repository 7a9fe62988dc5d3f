import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { pageOf } from '#app/features/articles/article';
import { authorQuery } from '#app/features/articles/article.queries';
import { articleListHead, articleListHeadData } from '#app/features/articles/list/article-list-head';
import { AuthorScreen } from '#app/features/articles/list/article-list-screen';
import { ArticleListWaiting } from '#app/features/articles/list/article-list-waiting';

export const Route = createFileRoute('/_app/author/$username')({
  staticData: { words: ['articles', 'article-list'] },
  // The router keeps a key that is not given back as undefined.
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => ({ page: pageOf(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, params, deps }) =>
    articleListHeadData(
      await context.queryClient.ensureQueryData(authorQuery(params.username, deps.page)),
      deps.page,
    ),
  head: ({ match: { context, params, search }, loaderData }) => {
    const title = loaderData?.heading || params.username;
    return articleListHead(context, {
      title,
      description: context.i18n._(msg`Articles by ${title}.`),
      path: `/author/${encodeURIComponent(params.username)}`,
      page: search.page,
      addressLang: search.lang,
      data: loaderData,
    });
  },
  component: Author,
  pendingComponent: ArticleListWaiting,
});

function Author() {
  const { username } = Route.useParams();
  const { page } = Route.useSearch();
  return <AuthorScreen username={username} page={page} />;
}
