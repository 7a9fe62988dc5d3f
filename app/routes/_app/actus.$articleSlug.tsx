import { createFileRoute, notFound } from '@tanstack/react-router';

import { articleGoneHead, articleHead, articleHeadData } from '#app/features/articles/article-head';
import { ArticleMissing } from '#app/features/articles/article-missing';
import { articleQuery } from '#app/features/articles/article.queries';
import { LaterArticle } from '#app/features/articles/later-article';

export const Route = createFileRoute('/_app/actus/$articleSlug')({
  staticData: { words: ['articles'] },
  // Before, not in the loader, which on a way back the page does not wait for: it must have its height at once.
  beforeLoad: async ({ context }) => {
    await LaterArticle.preload(context.i18n);
  },
  loader: async ({ context, params }) => {
    const result = await context.queryClient.ensureQueryData(articleQuery(params.articleSlug));
    if (!result.ok && result.error === 'missing') throw notFound();
    return articleHeadData(result);
  },
  head: ({ match: { context, search }, loaderData }) =>
    loaderData ? articleHead(context, loaderData, search.lang) : articleGoneHead(context),
  component: Article,
  notFoundComponent: ArticleMissing,
});

function Article() {
  const { articleSlug } = Route.useParams();
  return <LaterArticle key={articleSlug} />;
}
