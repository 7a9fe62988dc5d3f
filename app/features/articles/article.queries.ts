import { queryOptions } from '@tanstack/react-query';

// What calls the server comes with the first call: the first page was sent with its answers.
const functions = () => import('./article.functions');

export const articleListQuery = (page = 1) =>
  queryOptions({
    queryKey: ['articles', 'all', page],
    queryFn: async () => (await functions()).getArticleList({ data: { page } }),
    staleTime,
  });

export const categoryQuery = (name: string, page = 1) =>
  queryOptions({
    queryKey: ['articles', 'category', name, page],
    queryFn: async () => (await functions()).getCategory({ data: { name, page } }),
    staleTime,
  });

export const authorQuery = (username: string, page = 1) =>
  queryOptions({
    queryKey: ['articles', 'author', username, page],
    queryFn: async () => (await functions()).getAuthor({ data: { username, page } }),
    staleTime,
  });

export const latestQuery = () =>
  queryOptions({
    queryKey: ['articles', 'latest'],
    queryFn: async () => (await functions()).getLatest(),
    staleTime,
  });

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['article', slug],
    queryFn: async () => (await functions()).getArticle({ data: { slug } }),
    staleTime,
  });

/** A failure is asked about again sooner than an answer; in ms. */
function staleTime({ state }: { state: { data?: { ok: boolean } } }): number {
  return state.data?.ok === false ? 10_000 : 60_000;
}
