import { createFileRoute, notFound } from '@tanstack/react-router';

import { articleGoneHead, articleHead, articleHeadData } from '#app/features/articles/screen/article-head';
import { ArticleMissing } from '#app/features/articles/screen/article-missing';
import { articleQuery } from '#app/features/articles/article.queries';
import { articleInOwnLanguage } from '#app/features/articles/screen/own-language';
import ArticleScreen from '#app/features/articles/screen/article-screen';

export const Route = createFileRoute('/_app/actus/$articleSlug')({
  staticData: { words: ['articles', 'article'] },
  loader: async ({ context, params }) => {
    const found = await context.queryClient.ensureQueryData(articleQuery(params.articleSlug));
    const result = articleInOwnLanguage(found, context.locale);
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
  return <ArticleScreen key={articleSlug} />;
}
