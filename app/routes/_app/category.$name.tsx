import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { pageOf } from '#app/features/articles/article';
import { categoryQuery } from '#app/features/articles/article.queries';
import { categoryLabel } from '#app/content/categories';
import { articleListHead, articleListHeadData } from '#app/features/articles/list/article-list-head';
import { CategoryScreen } from '#app/features/articles/list/article-list-screen';
import { ArticleListWaiting } from '#app/features/articles/list/article-list-waiting';

export const Route = createFileRoute('/_app/category/$name')({
  staticData: { words: ['articles', 'article-list'] },
  // The router keeps a key that is not given back as undefined.
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => ({ page: pageOf(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, params, deps }) => ({
    title: categoryLabel(params.name, context.locale),
    data: articleListHeadData(
      await context.queryClient.ensureQueryData(categoryQuery(params.name, deps.page)),
      deps.page,
    ),
  }),
  head: ({ match: { context, params, search }, loaderData }) => {
    const title = loaderData?.title ?? params.name;
    return articleListHead(context, {
      title,
      description: context.i18n._(msg`Verbe’s articles in the category ${title}.`),
      path: `/category/${encodeURIComponent(params.name)}`,
      page: search.page,
      addressLang: search.lang,
      data: loaderData?.data,
    });
  },
  component: Category,
  pendingComponent: ArticleListWaiting,
});

function Category() {
  const { name } = Route.useParams();
  const { page } = Route.useSearch();
  return <CategoryScreen name={name} page={page} />;
}
