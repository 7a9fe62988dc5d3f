import { queryOptions } from '@tanstack/react-query';

import { getChatbot, getChatbots } from './chatbot.functions';

/** Every chatbot, in its order. */
export const chatbotsQuery = () =>
  queryOptions({ queryKey: ['chatbots'], queryFn: () => getChatbots(), staleTime });

/** One chatbot. */
export const chatbotQuery = (slug: string) =>
  queryOptions({ queryKey: ['chatbot', slug], queryFn: () => getChatbot({ data: { slug } }), staleTime });

/** A failure is asked about again sooner than an answer; in ms. */
function staleTime({ state }: { state: { data?: { ok: boolean } } }): number {
  return state.data?.ok === false ? 10_000 : 60_000;
}
