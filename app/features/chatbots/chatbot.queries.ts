import { queryOptions } from '@tanstack/react-query';

const functions = () => import('./chatbot.functions');

export const chatbotsQuery = () =>
  queryOptions({ queryKey: ['chatbots'], queryFn: async () => (await functions()).getChatbots(), staleTime });

export const chatbotQuery = (slug: string) =>
  queryOptions({
    queryKey: ['chatbot', slug],
    queryFn: async () => (await functions()).getChatbot({ data: { slug } }),
    staleTime,
  });

/** A failure is asked about again sooner than an answer; in ms. */
function staleTime({ state }: { state: { data?: { ok: boolean } } }): number {
  return state.data?.ok === false ? 10_000 : 60_000;
}
