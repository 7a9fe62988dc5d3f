import { queryOptions } from '@tanstack/react-query';

import { getArticle, getAuthor, getCategory, getLatest, getNews } from './article.functions';

/** A page of all articles; `page` from 1. */
export const newsQuery = (page = 1) =>
  queryOptions({
    queryKey: ['articles', 'all', page],
    queryFn: () => getNews({ data: { page } }),
    staleTime,
  });

/** A page of a category's articles. */
export const categoryQuery = (name: string, page = 1) =>
  queryOptions({
    queryKey: ['articles', 'category', name, page],
    queryFn: () => getCategory({ data: { name, page } }),
    staleTime,
  });

/** A page of an author's articles. */
export const authorQuery = (username: string, page = 1) =>
  queryOptions({
    queryKey: ['articles', 'author', username, page],
    queryFn: () => getAuthor({ data: { username, page } }),
    staleTime,
  });

/** The latest three articles. */
export const latestQuery = () =>
  queryOptions({ queryKey: ['articles', 'latest'], queryFn: () => getLatest(), staleTime });

/** One article. */
export const articleQuery = (slug: string) =>
  queryOptions({ queryKey: ['article', slug], queryFn: () => getArticle({ data: { slug } }), staleTime });

/** A failure is asked about again sooner than an answer; in ms. */
function staleTime({ state }: { state: { data?: { ok: boolean } } }): number {
  return state.data?.ok === false ? 10_000 : 60_000;
}
