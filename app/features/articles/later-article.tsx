import { createIsomorphicFn } from '@tanstack/react-start';

import { later, partAway, partHere } from '#app/components/ui/later';
import ArticleScreen from './article-screen';

/** `ArticleScreen`, whose code waits until the reader reaches for it: a text is read without. */
export const LaterArticle = later(
  createIsomorphicFn()
    .server(() => partHere(ArticleScreen))
    .client(() => partAway(() => import('./article-screen')))(),
);
